import { resolve } from '#routes/resolve.ts';
import { routeOf } from '#routes/routes.ts';
import { searchKindAt } from '#routes/search.routes.ts';
import { createTo } from '#routes/to.ts';
import type { Params } from '../kit/page.machine.ts';
import type { ConversationsEvent } from '../messages/conversations.setup.ts';
import type { Context } from './app.events.ts';
import type { Route } from './route.ts';

export const isGuarded = (route: Pick<Route, 'name'>): boolean => routeOf(route.name).access === 'member';

export const homeOf = ({ sites, origin }: Context, { site }: Route, query: { redirect?: string } = {}): string =>
  createTo({ sites, origin, here: site }).home(query);

export const resultsOf = ({ sites, origin }: Context, route: Route, word: string): string =>
  createTo({ sites, origin, here: route.site }).search({ kind: searchKindAt(route), word });

/** What the dialog shows of a link to the messages page (§2.2). */
export const wantedIn = (context: Context, href: string): readonly ConversationsEvent[] => {
  const found = resolve(href, context);
  const { id, to, post }: Params = found.kind === 'route' ? { ...found.query, ...found.params } : {};
  if (to !== undefined) return [{ type: 'conversation.begin', memberId: to, postId: post ?? null }];
  const selected = id === undefined ? [] : [{ type: 'conversation.select', convId: id } as const];
  return [{ type: 'dialog.open' }, ...selected];
};
