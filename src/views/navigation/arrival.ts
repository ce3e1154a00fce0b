import type { AppEvent } from '#machines/app/app.events.ts';
import { isAt, type ResolveContext, resolve } from '#routes/resolve.ts';

export type ArrivalEvent = Extract<AppEvent, { type: 'wechat.returned' | 'sso.returned' }>;

interface Arrival {
  readonly event: ArrivalEvent | null;
  readonly href: string;
}

/** WeChat's code and state (R2.6-3), or a ticket (R2.6-4): single-use, so removed from the address first (docs/choices.md R4.1-16). */
export const takeArrival = (href: string, links: ResolveContext): Arrival => {
  const event = eventIn(href, links);
  if (!event) return { event, href };
  const page = new URL(href);
  for (const name of event.type === 'sso.returned' ? ['ticket'] : ['code', 'state']) page.searchParams.delete(name);
  return { event, href: page.href };
};

export const arriveAt = (page: Window, links: ResolveContext): ArrivalEvent | null => {
  const { event, href } = takeArrival(page.location.href, links);
  if (event) page.history.replaceState(page.history.state, '', href);
  return event;
};

const eventIn = (href: string, links: ResolveContext): ArrivalEvent | null => {
  const found = resolve(href, links);
  if (found.kind === 'notFound') return null;
  if (found.wechat) return { type: 'wechat.returned', ...found.wechat };
  const ticket = isAt(found, 'common.login') ? found.query.ticket : undefined;
  return ticket ? { type: 'sso.returned', ticket } : null;
};
