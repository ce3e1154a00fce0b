import { safeNextUrl, safeRedirect } from '#services/address/safe-redirect.ts';
import type { Fields } from '../kit/residents.ts';
import type { Departure, WechatReturnTarget } from '../session/wechat-return-target.ts';
import type { Context, ReturnTarget } from './app.events.ts';
import { homeOf } from './page-links.ts';

export const returnTargetSubject = 'wayBack';

export const returnTargetOf = ({ redirect, nextUrl, newTab }: WechatReturnTarget): ReturnTarget => ({
  redirect,
  nextUrl,
  newTab,
});

export const fieldsOfReturnTarget = ({ redirect, nextUrl, newTab }: ReturnTarget): Fields => ({
  newTab: String(newTab),
  ...(redirect === null ? {} : { redirect }),
  ...(nextUrl === null ? {} : { nextUrl }),
});

export const returnTargetOfFields = (fields: Fields | null): ReturnTarget | null =>
  fields && { redirect: fields.redirect ?? null, nextUrl: fields.nextUrl ?? null, newTab: fields.newTab === 'true' };

export const redirectOf = ({ returnTarget, route, origin, sites }: Context): string | null => {
  const wanted = returnTarget ? returnTarget.redirect : route?.query.redirect;
  return wanted ? safeRedirect(wanted, origin, sites) : null;
};

export const nextUrlOf = ({ returnTarget, route, nextOrigins }: Context): string | null => {
  const wanted = returnTarget ? returnTarget.nextUrl : route?.query.nextUrl;
  return wanted ? safeNextUrl(wanted, nextOrigins) : null;
};

export const isNewTab = ({ returnTarget, route }: Context): boolean =>
  returnTarget ? returnTarget.newTab : route?.query.newTab !== undefined;

/** A redirect precedes the next address. */
export const leadsToTab = (context: Context): boolean =>
  redirectOf(context) === null && nextUrlOf(context) !== null && isNewTab(context);

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
