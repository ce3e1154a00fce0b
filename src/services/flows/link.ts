import { Option, Schema } from 'effect';
import { BaseShape, EntryShape, EventShape, factsShape } from './journal-shape.ts';

const between = { app: Schema.String, studio: Schema.String } as const;

const Head = Schema.Struct({ facts: Schema.Struct(factsShape), base: Schema.NullOr(BaseShape) });

export const refusals = ['noActor', 'notTaken'] as const;
export type Refusal = (typeof refusals)[number];

/**
 * `journal.begun`: `total` entries from index `from` follow; without `head` they continue the studio's. `journal.grew`: not redacted, memory only.
 * `journal.cut`: entries before the base were dropped. `event.sent`: caused the entries from `from` to `to` (exclusive).
 * `app.here`: `window` is the name of its window. `stage.done`: `problem` says why an act was impossible.
 */
const AppMessage = Schema.Union([
  Schema.Struct({ type: Schema.Literal('app.asks') }),
  Schema.Struct({
    type: Schema.Literal('app.here'),
    app: Schema.String,
    title: Schema.String,
    route: Schema.String,
    window: Schema.optionalKey(Schema.String),
    startedAt: Schema.Int,
    version: Schema.String,
  }),
  Schema.Struct({ type: Schema.Literal('app.gone'), app: Schema.String }),
  Schema.Struct({
    type: Schema.Literal('journal.begun'),
    ...between,
    from: Schema.Int,
    total: Schema.Int,
    head: Schema.NullOr(Schema.fromJsonString(Head)),
  }),
  Schema.Struct({
    type: Schema.Literal('journal.grew'),
    ...between,
    from: Schema.Int,
    entries: Schema.fromJsonString(Schema.Array(EntryShape)),
  }),
  Schema.Struct({
    type: Schema.Literal('journal.cut'),
    ...between,
    base: Schema.fromJsonString(BaseShape),
  }),
  Schema.Struct({
    type: Schema.Literal('event.sent'),
    ...between,
    step: Schema.Int,
    from: Schema.Int,
    to: Schema.Int,
  }),
  Schema.Struct({
    type: Schema.Literal('event.refused'),
    ...between,
    step: Schema.Int,
    reason: Schema.Literals(refusals),
  }),
  Schema.Struct({
    type: Schema.Literal('stage.done'),
    ...between,
    step: Schema.Int,
    problem: Schema.NullOr(Schema.String),
  }),
]);
export type AppMessage = typeof AppMessage.Type;
/** Encoded form: journals are JSON text, stringified once. */
export type AppPost = typeof AppMessage.Encoded;

/** What the studio does behind the app: calls are held, those that wait go on or meet a fault, time passes, in ms, or another page is shown. */
const StageAct = Schema.Union([
  Schema.Struct({
    do: Schema.Literal('release'),
    calls: Schema.Array(Schema.String),
    fault: Schema.NullOr(
      Schema.Struct({
        kind: Schema.Literals(['offline', 'timeout', 'status', 'html', 'malformed', 'code']),
        status: Schema.optionalKey(Schema.Int),
        code: Schema.optionalKey(Schema.Int),
        data: Schema.optionalKey(Schema.Unknown),
      }),
    ),
  }),
  Schema.Struct({ do: Schema.Literal('hold'), calls: Schema.Array(Schema.String) }),
  Schema.Struct({ do: Schema.Literal('advance'), ms: Schema.Int }),
  /** A path of this origin. */
  Schema.Struct({ do: Schema.Literal('go'), href: Schema.String.check(Schema.isPattern(/^\/(?![/\\])/)) }),
]);
export type StageAct = typeof StageAct.Type;

/** `journal.had` acknowledges entries before `to`; only then the app sends more, so a slow or closed studio costs nothing. */
const StudioMessage = Schema.Union([
  Schema.Struct({ type: Schema.Literal('studio.here'), studio: Schema.String }),
  Schema.Struct({ type: Schema.Literal('studio.gone'), studio: Schema.String }),
  Schema.Struct({ type: Schema.Literal('app.watch'), ...between, from: Schema.Int }),
  Schema.Struct({ type: Schema.Literal('app.unwatch'), ...between }),
  Schema.Struct({ type: Schema.Literal('journal.had'), ...between, to: Schema.Int }),
  Schema.Struct({
    type: Schema.Literal('event.send'),
    ...between,
    step: Schema.Int,
    path: Schema.String,
    event: EventShape,
  }),
  Schema.Struct({ type: Schema.Literal('stage.do'), ...between, step: Schema.Int, act: StageAct }),
]);
export type StudioMessage = typeof StudioMessage.Type;

const decodeApp = Schema.decodeUnknownOption(AppMessage);
const decodeStudio = Schema.decodeUnknownOption(StudioMessage);

export interface LinkEnd<Posted> {
  readonly post: (message: Posted) => void;
  readonly close: () => void;
}

const endOf = <Posted, Received>(
  channel: BroadcastChannel,
  decode: (data: unknown) => Option.Option<Received>,
  onMessage: (message: Received) => void,
): LinkEnd<Posted> => {
  const listen = ({ data }: MessageEvent<unknown>): void =>
    Option.match(decode(data), { onNone: () => {}, onSome: onMessage });
  channel.addEventListener('message', listen);
  return {
    post: (message) => channel.postMessage(message),
    close: () => {
      channel.removeEventListener('message', listen);
      channel.close();
    },
  };
};

export const appEnd = (channel: BroadcastChannel, onMessage: (message: StudioMessage) => void): LinkEnd<AppPost> =>
  endOf(channel, decodeStudio, onMessage);

export const studioEnd = (
  channel: BroadcastChannel,
  onMessage: (message: AppMessage) => void,
): LinkEnd<StudioMessage> => endOf(channel, decodeApp, onMessage);
