import { placeOf } from '#routes/routes.ts';
import { searchKindAt } from '#routes/search.routes.ts';
import { createTo } from '#routes/to.ts';
import { safeNextUrl, safeRedirect } from '#services/address/safe-redirect.ts';
import type { Departure } from '../session/wechat-errand.ts';
import type { Context, Held } from './app.events.ts';
import type { Route } from './route.ts';

export const redirectOf = ({ errand, route, origin, sites }: Context): string | null => {
  const wanted = errand ? errand.redirect : route?.query.redirect;
  return wanted ? safeRedirect(wanted, origin, sites) : null;
};

export const nextUrlOf = ({ errand, route, nextOrigins }: Context): string | null => {
  const wanted = errand ? errand.nextUrl : route?.query.nextUrl;
  return wanted ? safeNextUrl(wanted, nextOrigins) : null;
};

export const isNewTab = ({ errand, route }: Context): boolean =>
  errand ? errand.newTab : route?.query.newTab !== undefined;

/** The next address is to be opened beside; a redirect goes before it. */
export const leadsToTab = (context: Context): boolean =>
  redirectOf(context) === null && nextUrlOf(context) !== null && isNewTab(context);

export const isGuarded = (route: Pick<Route, 'place'>): boolean => placeOf(route.place).access === 'member';

export const homeOf = ({ sites, origin }: Context, { site }: Route, query: { redirect?: string } = {}): string =>
  createTo({ sites, origin, here: site }).home(query);

export const resultsOf = ({ sites, origin }: Context, route: Route, word: string): string =>
  createTo({ sites, origin, here: route.site }).search({ kind: searchKindAt(route), word });

/** Where the same can be done on a page of its own. */
export const hrefOf = ({ sites, origin, route }: Context, held: Held): string => {
  const to = createTo({ sites, origin, here: route?.site ?? 'news' });
  switch (held.type) {
    case 'link.followed':
      return held.href;
    case 'dialog.open':
      return to.messages();
    case 'conversation.begin':
      return to.messages({ to: held.memberId, ...(held.postId === null ? {} : { post: held.postId }) });
  }
};

/** Leaving for WeChat's login: afterwards the reader is where he wanted to go, or where he is now. */
export const departureOf = (context: Context, intent: Departure['intent']): Departure => {
  const { route, origin, wechatAuthorizeUrl } = context;
  const nextUrl = nextUrlOf(context);
  return {
    intent,
    redirect: redirectOf(context) ?? (nextUrl === null ? (route?.href ?? null) : null),
    nextUrl,
    newTab: isNewTab(context),
    authorizeUrl: wechatAuthorizeUrl ?? '',
    returnTo: new URL(route ? homeOf(context, route) : '/', origin).href,
  };
};
