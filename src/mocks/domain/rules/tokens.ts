import type { Credentials } from '#services/contract/base-session.contract.ts';
import type { Domain } from '../domain.ts';
import { refuse, unauthorized } from '../refusal.ts';
import { nameIn, nonce, signed } from '../secrets.ts';
import type { TokenFamily } from '../tables.ts';

const day = 24 * 60 * 60 * 1_000;
export const accessLife = 30 * day;
/** How long a client may keep an expired token (R4.3-11). */
export const refreshLifeAfterExpiry = 30 * day;

export interface Caller {
  readonly family: string;
  readonly memberId: string | null;
  readonly openid: string | null;
  /** Bound after these tokens were issued, for example in another tab. */
  readonly boundSince: boolean;
}

interface Identity {
  readonly memberId: string | null;
  readonly openid: string | null;
}

export const issueTokens = (domain: Domain, identity: Identity, life = accessLife): Credentials =>
  issue(domain, nonce(domain.random), 1, identity, life);

/** Each refresh token is valid once. Reuse revokes nothing: the loser of a race adopts the winner's pair. */
export const renewTokens = (domain: Domain, refreshToken: string): Credentials => {
  const found = find(domain, 'rt', refreshToken);
  if (!found || found.family.revoked || found.generation !== found.family.generation) {
    throw refuse(1, '刷新凭证无效');
  }
  if (domain.now() > found.expiresAt + refreshLifeAfterExpiry) throw refuse(1, '刷新凭证已过期');
  return issue(domain, found.family.family, found.generation + 1, identityOf(domain, found.family), accessLife);
};

export const authenticate = (domain: Domain, accessToken: string | null): Caller | null => {
  const found = accessToken === null ? null : find(domain, 'at', accessToken);
  if (!found || found.family.revoked || found.expiresAt <= domain.now()) return null;
  const identity = identityOf(domain, found.family);
  return { family: found.family.family, ...identity, boundSince: identity.memberId !== found.family.memberId };
};

export const revokeTokens = (domain: Domain, accessToken: string): void => {
  const found = find(domain, 'at', accessToken);
  if (found && !found.family.revoked) domain.commit({ type: 'token.revoked', family: found.family.family });
};

export const revokeAllOf = (domain: Domain, memberId: string): void => {
  for (const family of domain.tables.families.values()) {
    if (!family.revoked && identityOf(domain, family).memberId === memberId) {
      domain.commit({ type: 'token.revoked', family: family.family });
    }
  }
};

export const memberIdOf = (caller: Caller | null): string => {
  if (!caller?.memberId) throw unauthorized();
  return caller.memberId;
};

const issue = (domain: Domain, family: string, generation: number, identity: Identity, life: number): Credentials => {
  domain.commit({ type: 'token.issued', family, generation, ...identity, expiresAt: domain.now() + life });
  const name = `${family}.${generation}`;
  return {
    access_token: signed('at', name),
    refresh_token: signed('rt', name),
    expires_in: Math.round(life / 1_000),
    identity: identity.memberId,
  };
};

/** Binding a WeChat account also affects tokens issued before. */
const identityOf = (domain: Domain, family: TokenFamily): Identity => ({
  memberId:
    family.memberId ?? (family.openid === null ? null : (domain.tables.memberByOpenid.get(family.openid) ?? null)),
  openid: family.openid,
});

const find = (domain: Domain, kind: 'at' | 'rt', token: string) => {
  const [name, number] = nameIn(kind, token)?.split('.') ?? [];
  const family = name === undefined ? undefined : domain.tables.families.get(name);
  const generation = Number(number);
  const expiresAt = family?.expiresAt[generation - 1];
  return family === undefined || expiresAt === undefined ? null : { family, generation, expiresAt };
};
