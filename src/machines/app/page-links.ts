import { routeOf } from '#routes/routes.ts';
import { searchKindAt } from '#routes/search.routes.ts';
import { createTo } from '#routes/to.ts';
import type { Context, PendingAction } from './app.events.ts';
import type { Route } from './route.ts';

export const isGuarded = (route: Pick<Route, 'name'>): boolean => routeOf(route.name).access === 'member';

export const homeOf = ({ sites, origin }: Context, { site }: Route, query: { redirect?: string } = {}): string =>
  createTo({ sites, origin, here: site }).home(query);

export const resultsOf = ({ sites, origin }: Context, route: Route, word: string): string =>
  createTo({ sites, origin, here: route.site }).search({ kind: searchKindAt(route), word });

export const hrefOf = ({ sites, origin, route }: Context, pending: PendingAction): string => {
  const to = createTo({ sites, origin, here: route?.site ?? 'news' });
  switch (pending.type) {
    case 'link.followed':
      return pending.href;
    case 'dialog.open':
      return to.messages();
    case 'conversation.begin':
      return to.messages({ to: pending.memberId, ...(pending.postId === null ? {} : { post: pending.postId }) });
  }
};
