import type { Seed } from '../domain-seed.ts';
import type { DomainEvent } from '../events.ts';
import type { MemberRow } from '../seed-rows.ts';
import { putMember, type Tables } from '../tables.ts';

export type EventType = DomainEvent['type'];

type Fold<T extends EventType> = (tables: Tables, event: DomainEvent & { readonly type: T }, seed: Seed) => void;

export type Folds<T extends EventType = EventType> = { readonly [K in T]: Fold<K> };

export const countUp = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

export const changeMember = (tables: Tables, memberId: string, part: (row: MemberRow) => Partial<MemberRow>): void => {
  const row = tables.members.get(memberId);
  if (row) putMember(tables, { ...row, ...part(row) });
};

export const forgetFailures = (tables: Tables, memberId: string): void => {
  const mobile = tables.members.get(memberId)?.mobile;
  if (mobile) tables.failedLogins.delete(mobile);
};
