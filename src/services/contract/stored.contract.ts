import type {
  Doubts,
  Drafts,
  Outbox,
  OutboxClock,
  Preferences,
  Pressed,
  Searches,
  StoredErrand,
  StoredSession,
  Visits,
} from './stored.schemas.ts';

export type * from './stored.schemas.ts';

/** A record that survives a reload. A stored value of another version, or one that does not decode, is set aside. */
export interface StoredRecord<T> {
  readonly key: string;
  readonly version: number;
  readonly empty: T;
  /** Whoever keeps it merges what was stored with what he has. */
  readonly merges?: true;
}

const record = <T>(of: StoredRecord<T>): StoredRecord<T> => of;

export const stored = {
  session: record<StoredSession>({ key: 'shiye.session', version: 1, empty: null }),
  preferences: record<Preferences>({
    key: 'shiye.preferences',
    version: 1,
    empty: { lang: null, theme: null },
  }),
  errand: record<StoredErrand>({ key: 'shiye.errand', version: 1, empty: null }),
  visits: record<Visits>({
    key: 'shiye.visits',
    version: 1,
    empty: { count: 0, visitBeginTime: null, seen: 0, seenBeginTime: null, visitLimit: false },
  }),
  drafts: record<Drafts>({ key: 'shiye.drafts', version: 1, empty: {}, merges: true }),
  outbox: record<Outbox>({
    key: 'shiye.outbox',
    version: 1,
    empty: { entries: [], done: [] },
    merges: true,
  }),
  outboxClock: record<OutboxClock>({ key: 'shiye.outbox-clock', version: 1, empty: {} }),
  searches: record<Searches>({ key: 'shiye.searches', version: 1, empty: [] }),
  pressed: record<Pressed>({ key: 'shiye.pressed', version: 1, empty: {} }),
  doubts: record<Doubts>({ key: 'shiye.doubts', version: 1, empty: {} }),
} as const;
