import { refuse } from '../refusal.ts';
import { digest, nameIn, nonce, signed } from '../secrets.ts';
import type { TicketRow } from '../tables.ts';
import type { World } from '../world.ts';

export const wechatCodeLife = 5 * 60 * 1_000;
export const ticketLife = 5 * 60 * 1_000;
/** WeChat's error code for an unknown, used or expired code. */
const invalidWechatCode = 40029;

export const strangerOpenid = (world: World): string => {
  let n = 1;
  while (world.tables.memberByOpenid.has(`openid-stranger-${n}`)) n += 1;
  return `openid-stranger-${n}`;
};

export const authorize = (world: World, openid: string): string => {
  const of = nonce(world.random);
  world.commit({ type: 'wechat.authorized', nonce: of, openid });
  return signed('wx', of);
};

export const redeem = (world: World, code: string): string => {
  const of = nameIn('wx', code);
  const found = of === null ? undefined : world.tables.authorizations.get(of);
  if (of === null || !found || found.redeemed || world.now() - found.at > wechatCodeLife) {
    throw refuse(invalidWechatCode, 'invalid code');
  }
  world.commit({ type: 'wechat.redeemed', nonce: of });
  return found.openid;
};

export const openTicket = (world: World): string => {
  const uuid = digest('ticket', nonce(world.random)).slice(0, 16);
  world.commit({ type: 'ticket.opened', uuid });
  return uuid;
};

/** An old ticket is expired whatever its state. */
export const ticketNow = (world: World, uuid: string): TicketRow => {
  const ticket = world.tables.tickets.get(uuid);
  if (!ticket) return { uuid, state: 'expired', at: 0, nonce: null };
  const isOpen = ticket.state === 'waiting' || ticket.state === 'scanned';
  return isOpen && world.now() - ticket.at > ticketLife ? { ...ticket, state: 'expired' } : ticket;
};

export const ticketCode = (ticket: TicketRow): string => (ticket.nonce === null ? '' : signed('wx', ticket.nonce));

export const openTicketOf = (world: World): TicketRow | null => {
  const uuid = [...world.tables.tickets.keys()].at(-1);
  const ticket = uuid === undefined ? null : ticketNow(world, uuid);
  return ticket && (ticket.state === 'waiting' || ticket.state === 'scanned') ? ticket : null;
};

/** The user's phone; acts on the newest open ticket, if any. */
export const phone = {
  scan: (world: World): void => {
    const ticket = openTicketOf(world);
    if (ticket?.state === 'waiting') world.commit({ type: 'ticket.scanned', uuid: ticket.uuid });
  },
  confirm: (world: World, openid: string): void => {
    const ticket = openTicketOf(world);
    if (!ticket) return;
    if (ticket.state === 'waiting') world.commit({ type: 'ticket.scanned', uuid: ticket.uuid });
    const code = nameIn('wx', authorize(world, openid));
    if (code !== null) world.commit({ type: 'ticket.confirmed', uuid: ticket.uuid, nonce: code });
  },
  cancel: (world: World): void => {
    const ticket = openTicketOf(world);
    if (ticket) world.commit({ type: 'ticket.cancelled', uuid: ticket.uuid });
  },
  expire: (world: World): void => {
    const ticket = openTicketOf(world);
    if (ticket) world.commit({ type: 'ticket.expired', uuid: ticket.uuid });
  },
};

export const jsConfig = (world: World, url: string) => {
  const timestamp = Math.floor(world.now() / 1_000);
  const page = url.split('#', 1)[0] ?? '';
  const nonceStr = digest('js-nonce', page, timestamp).slice(0, 16);
  return { appId: 'wx-shiye', timestamp, nonceStr, signature: digest('js-ticket', nonceStr, timestamp, page) };
};
