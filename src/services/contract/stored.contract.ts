import { Schema } from 'effect';
import { AccessToken } from './base-session.contract.ts';
import { OutgoingMessage } from './realtime.contract.ts';

/**
 * Survives a reload. A value of a newer version, or one that does not decode, is set aside.
 * Fields that the schema does not know stay. A new field needs a default, but no new version: in `empty`, or deeper in
 * the value by `Schema.withDecodingDefaultType`.
 */
export interface StoredRecord<T> {
  readonly key: string;
  readonly version: number;
  readonly schema: Schema.Decoder<T>;
  readonly empty: T;
  /** `steps[1]` turns a value of version 1 into one of version 2. For renamed fields, and for other meanings. */
  readonly steps?: Readonly<Record<number, (older: unknown) => unknown>>;
  /** Its actor merges the stored value with the one in memory. */
  readonly merges?: true;
}

const record = <T>(of: StoredRecord<T>): StoredRecord<T> => of;

/** The only stored tokens. Times in ms since 1970. */
export const StoredSession = Schema.NullOr(
  Schema.Struct({
    token: AccessToken,
    refreshToken: Schema.NonEmptyString,
    expiresAt: Schema.Int,
    identity: Schema.NullOr(Schema.String),
    loginTime: Schema.Int,
  }),
);
export type StoredSession = typeof StoredSession.Type;

/** Null: the browser's preference (R1-18 to R1-20). */
export const Preferences = Schema.Struct({
  lang: Schema.NullOr(Schema.Literals(['zh', 'en'])),
  theme: Schema.NullOr(Schema.Literals(['light', 'dark'])),
});
export type Preferences = typeof Preferences.Type;

/** What the user wanted when they were asked to log in: an event of the root; `memberId` asked for it, null for a guest. */
const StoredIntent = Schema.Struct({
  event: Schema.StructWithRest(Schema.Struct({ type: Schema.String }), [Schema.Record(Schema.String, Schema.Unknown)]),
  memberId: Schema.NullOr(Schema.String),
});

/** Return target of a WeChat login, by `state`; valid once, for 30 minutes (docs/choices.md R4.1-16). Times in ms. */
export const StoredReturnTarget = Schema.NullOr(
  Schema.Struct({
    state: Schema.NonEmptyString,
    intent: Schema.Literals(['login', 'bind']),
    redirect: Schema.NullOr(Schema.String),
    nextUrl: Schema.NullOr(Schema.String),
    newTab: Schema.Boolean,
    pending: Schema.optionalKey(StoredIntent),
    createdAt: Schema.Int,
  }),
);
export type StoredReturnTarget = typeof StoredReturnTarget.Type;

/** By subject (`supplement:1001`); `at` is the time of the last key. */
export const Drafts = Schema.Record(
  Schema.String,
  Schema.Struct({ fields: Schema.Record(Schema.String, Schema.String), at: Schema.Int }),
);
export type Drafts = typeof Drafts.Type;

/** Visits without registration, and whether the login prompt is due (R1-2 to R1-5). Times in ms. */
export const Visits = Schema.Struct({
  count: Schema.Int,
  visitBeginTime: Schema.NullOr(Schema.Int),
  seen: Schema.Int,
  seenBeginTime: Schema.NullOr(Schema.Int),
  visitLimit: Schema.Boolean,
});
export type Visits = typeof Visits.Type;

/** Newest first, at most 5 (R2.4-22). */
const Searches = Schema.Array(Schema.String);

/** A message without a receipt; `reason` where it failed for good. Its key is sender, conversation, time. */
export const OutboxEntry = Schema.Struct({
  ...OutgoingMessage.fields,
  state: Schema.Literals(['queued', 'sending', 'failed']),
  reason: Schema.NullOr(Schema.Literals(['notFriend', 'blocked', 'muted', 'gone'])),
});
export type OutboxEntry = typeof OutboxEntry.Type;

/** `retries` grows when the user presses retry: the tab that sends then tries at once. */
export const Outbox = Schema.Struct({
  entries: Schema.Array(OutboxEntry),
  done: Schema.Array(Schema.String),
  retries: Schema.optionalKey(Schema.Int),
});
export type Outbox = typeof Outbox.Type;

const endOfTime = 8.64e15;

const OutboxClock = Schema.Record(
  Schema.String,
  Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: endOfTime })),
);

/** Likes, follows etc. sent but not answered: the wanted state (`on`), and the login's time. */
export const Pressed = Schema.Record(Schema.String, Schema.Struct({ login: Schema.Int, on: Schema.Boolean }));
export type Pressed = typeof Pressed.Type;

/** Unanswered writes, by a hash of member and content; the value is the state before. */
const Doubts = Schema.Record(Schema.String, Schema.String);

export const stored = {
  session: record({ key: 'shiye.session', version: 1, schema: StoredSession, empty: null }),
  preferences: record({
    key: 'shiye.preferences',
    version: 1,
    schema: Preferences,
    empty: { lang: null, theme: null },
  }),
  returnTarget: record({ key: 'shiye.errand', version: 1, schema: StoredReturnTarget, empty: null }),
  visits: record({
    key: 'shiye.visits',
    version: 1,
    schema: Visits,
    empty: { count: 0, visitBeginTime: null, seen: 0, seenBeginTime: null, visitLimit: false },
  }),
  drafts: record({ key: 'shiye.drafts', version: 1, schema: Drafts, empty: {}, merges: true }),
  outbox: record({
    key: 'shiye.outbox',
    version: 1,
    schema: Outbox,
    empty: { entries: [], done: [] },
    merges: true,
  }),
  outboxClock: record({ key: 'shiye.outbox-clock', version: 1, schema: OutboxClock, empty: {} }),
  searches: record({ key: 'shiye.searches', version: 1, schema: Searches, empty: [] }),
  pressed: record({ key: 'shiye.pressed', version: 1, schema: Pressed, empty: {} }),
  doubts: record({ key: 'shiye.doubts', version: 1, schema: Doubts, empty: {} }),
} as const;
