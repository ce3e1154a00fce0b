import type { Domain } from '../domain.ts';
import { refuse } from '../refusal.ts';
import { digest, nameIn, nonce, signed } from '../secrets.ts';
import type { TicketRow } from '../tables.ts';

export const wechatCodeLife = 5 * 60 * 1_000;
export const ticketLife = 5 * 60 * 1_000;
/** WeChat's error code for an unknown, used or expired code. */
const invalidWechatCode = 40029;

export const unboundOpenid = (domain: Domain): string => {
  let n = 1;
  while (domain.tables.memberByOpenid.has(`openid-stranger-${n}`)) n += 1;
  return `openid-stranger-${n}`;
};

export const authorize = (domain: Domain, openid: string): string => {
  const of = nonce(domain.random);
  domain.commit({ type: 'wechat.authorized', nonce: of, openid });
  return signed('wx', of);
};

export const redeem = (domain: Domain, code: string): string => {
  const of = nameIn('wx', code);
  const found = of === null ? undefined : domain.tables.authorizations.get(of);
  if (of === null || !found || found.redeemed || domain.now() - found.at > wechatCodeLife) {
    throw refuse(invalidWechatCode, 'invalid code');
  }
  domain.commit({ type: 'wechat.redeemed', nonce: of });
  return found.openid;
};

export const openTicket = (domain: Domain): string => {
  const uuid = digest('ticket', nonce(domain.random)).slice(0, 16);
  domain.commit({ type: 'ticket.opened', uuid });
  return uuid;
};

/** An old ticket is expired whatever its state. */
export const ticketNow = (domain: Domain, uuid: string): TicketRow => {
  const ticket = domain.tables.tickets.get(uuid);
  if (!ticket) return { uuid, state: 'expired', at: 0, nonce: null };
  const isOpen = ticket.state === 'waiting' || ticket.state === 'scanned';
  return isOpen && domain.now() - ticket.at > ticketLife ? { ...ticket, state: 'expired' } : ticket;
};

export const ticketCode = (ticket: TicketRow): string => (ticket.nonce === null ? '' : signed('wx', ticket.nonce));

export const openTicketOf = (domain: Domain): TicketRow | null => {
  const uuid = [...domain.tables.tickets.keys()].at(-1);
  const ticket = uuid === undefined ? null : ticketNow(domain, uuid);
  return ticket && (ticket.state === 'waiting' || ticket.state === 'scanned') ? ticket : null;
};

/** The user's phone; acts on the newest open ticket, if any. */
export const phone = {
  scan: (domain: Domain): void => {
    const ticket = openTicketOf(domain);
    if (ticket?.state === 'waiting') domain.commit({ type: 'ticket.scanned', uuid: ticket.uuid });
  },
  confirm: (domain: Domain, openid: string): void => {
    const ticket = openTicketOf(domain);
    if (!ticket) return;
    if (ticket.state === 'waiting') domain.commit({ type: 'ticket.scanned', uuid: ticket.uuid });
    const code = nameIn('wx', authorize(domain, openid));
    if (code !== null) domain.commit({ type: 'ticket.confirmed', uuid: ticket.uuid, nonce: code });
  },
  cancel: (domain: Domain): void => {
    const ticket = openTicketOf(domain);
    if (ticket) domain.commit({ type: 'ticket.cancelled', uuid: ticket.uuid });
  },
  expire: (domain: Domain): void => {
    const ticket = openTicketOf(domain);
    if (ticket) domain.commit({ type: 'ticket.expired', uuid: ticket.uuid });
  },
};

export const jsConfig = (domain: Domain, url: string) => {
  const timestamp = Math.floor(domain.now() / 1_000);
  const page = url.split('#', 1)[0] ?? '';
  const nonceStr = digest('js-nonce', page, timestamp).slice(0, 16);
  return { appId: 'wx-shiye', timestamp, nonceStr, signature: digest('js-ticket', nonceStr, timestamp, page) };
};
