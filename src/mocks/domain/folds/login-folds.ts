import { newMember } from '../members.ts';
import { putMember, type Tables, type TicketState } from '../tables.ts';
import { changeMember, countUp, type Folds, forgetFailures } from './folds.ts';

const moveTicket = (tables: Tables, uuid: string, state: TicketState, nonce: string | null): void => {
  const ticket = tables.tickets.get(uuid);
  if (ticket) tables.tickets.set(uuid, { ...ticket, state, nonce });
};

export const loginFolds = {
  'code.sent': (tables, { account, nonce, at }) => {
    const row = { account, nonce, at, used: false };
    tables.codes.set(account, row);
    tables.sentCodes.push(row);
  },
  'code.used': (tables, { account }) => {
    const row = tables.codes.get(account);
    if (row) tables.codes.set(account, { ...row, used: true });
  },
  'captcha.used': (tables, { digest }) => {
    tables.usedCaptchas.add(digest);
  },
  'picture.issued': (tables, { key, nonce }) => {
    tables.pictures.set(key, { nonce, used: false });
  },
  'picture.used': (tables, { key }) => {
    const picture = tables.pictures.get(key);
    if (picture) tables.pictures.set(key, { ...picture, used: true });
  },
  'account.opened': (tables, { memberId, mobile, at }, seed) => {
    tables.opened += 1;
    putMember(tables, newMember(memberId, mobile, at, seed));
  },
  'login.failed': (tables, { account }) => countUp(tables.failedLogins, account),
  'login.succeeded': (tables, { memberId }) => {
    if (memberId !== null) forgetFailures(tables, memberId);
  },
  'token.issued': (tables, { family, memberId, openid, generation, expiresAt, at }) => {
    if (memberId !== null) changeMember(tables, memberId, () => ({ activeAt: at }));
    const ends = tables.families.get(family)?.expiresAt ?? [];
    ends.push(expiresAt);
    tables.families.set(family, { family, memberId, openid, generation, expiresAt: ends, revoked: false });
  },
  'token.revoked': (tables, event) => {
    const family = tables.families.get(event.family);
    if (family) tables.families.set(event.family, { ...family, revoked: true });
  },
  'wechat.authorized': (tables, { nonce, openid, at }) => {
    tables.authorizations.set(nonce, { openid, at, redeemed: false });
  },
  'wechat.redeemed': (tables, { nonce }) => {
    const authorization = tables.authorizations.get(nonce);
    if (authorization) tables.authorizations.set(nonce, { ...authorization, redeemed: true });
  },
  'ticket.opened': (tables, { uuid, at }) => {
    tables.tickets.set(uuid, { uuid, state: 'waiting', at, nonce: null });
  },
  'ticket.scanned': (tables, { uuid }) => moveTicket(tables, uuid, 'scanned', null),
  'ticket.confirmed': (tables, { uuid, nonce }) => moveTicket(tables, uuid, 'confirmed', nonce),
  'ticket.cancelled': (tables, { uuid }) => moveTicket(tables, uuid, 'cancelled', null),
  'ticket.expired': (tables, { uuid }) => moveTicket(tables, uuid, 'expired', null),
} satisfies Partial<Folds>;
