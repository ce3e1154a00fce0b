import { safeNextUrl, safeRedirect } from '#services/address/safe-redirect.ts';
import { rootPath } from '../kit/actor-path.ts';
import type { Fields } from '../kit/residents.ts';
import type { Departure, WechatReturnTarget } from '../session/wechat-return-target.ts';
import { type Context, memberIntents, type ReturnTarget } from './app.events.ts';
import { homeOf } from './page-links.ts';

export const returnTargetSubject = 'wayBack';

/** The user stays where they are, whatever the address says. */
export const here: ReturnTarget = { redirect: null, nextUrl: null, newTab: false };

export const returnTargetOf = ({ redirect, nextUrl, newTab }: WechatReturnTarget): ReturnTarget => ({
  redirect,
  nextUrl,
  newTab,
});

/** Stored by an earlier build, it may ask for what the root no longer knows. */
export const pendingOf = ({ pending }: WechatReturnTarget): Context['pending'] =>
  pending && memberIntents.some((type) => type === pending.event.type) ? { to: rootPath, ...pending } : null;

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

/** Only what the root itself repeats: the parts of the page that is left are gone. */
export const departureOf = (context: Context, intent: Departure['intent']): Departure => {
  const { pending, route, origin, wechatAuthorizeUrl } = context;
  const nextUrl = nextUrlOf(context);
  return {
    intent,
    redirect: redirectOf(context) ?? (nextUrl === null ? (route?.href ?? null) : null),
    nextUrl,
    newTab: isNewTab(context),
    ...(pending?.to === rootPath ? { pending: { event: pending.event, memberId: pending.memberId } } : {}),
    authorizeUrl: wechatAuthorizeUrl ?? '',
    returnTo: new URL(route ? homeOf(context, route) : '/', origin).href,
  };
};
