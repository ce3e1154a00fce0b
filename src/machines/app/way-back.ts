import type { Errand } from '../session/wechat-errand.ts';
import type { Fields } from '../shared/residents.ts';

/** Where the reader was going before WeChat, as the errand says; the rest of the errand is used up. */
export type WayBack = Pick<Errand, 'redirect' | 'nextUrl' | 'newTab'>;

/** Subject of the draft that holds it while a dialog of the door is open. */
export const wayBackSubject = 'wayBack';

export const wayBackOf = ({ redirect, nextUrl, newTab }: Errand): WayBack => ({ redirect, nextUrl, newTab });

export const fieldsOfWayBack = ({ redirect, nextUrl, newTab }: WayBack): Fields => ({
  newTab: String(newTab),
  ...(redirect === null ? {} : { redirect }),
  ...(nextUrl === null ? {} : { nextUrl }),
});

export const wayBackOfFields = (fields: Fields | null): WayBack | null =>
  fields && { redirect: fields.redirect ?? null, nextUrl: fields.nextUrl ?? null, newTab: fields.newTab === 'true' };
