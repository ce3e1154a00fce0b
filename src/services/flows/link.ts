import { Option, Schema } from 'effect';
import { BaseShape, EntryShape, EventShape, factsShape } from './journal-shape.ts';

/** The app and the studio of a message; both are names of a page that no other page has. */
const between = { app: Schema.String, studio: Schema.String } as const;

const Head = Schema.Struct({ facts: Schema.Struct(factsShape), base: Schema.NullOr(BaseShape) });

/** Why an app did not take an event. */
export const refusals = ['noActor', 'notTaken', 'logsOut'] as const;
export type Refusal = (typeof refusals)[number];

/**
 * What an app says.
 * `app.asks`: is there a studio? · `app.here`: what it is, again whenever its page changes · `app.gone`: its page was left.
 * `journal.begun`: `total` entries follow, the first has the index `from`; without a `head` they follow those that the
 * studio has. `journal.grew`: the next ones, secrets and all: they are held in memory and never stored.
 * `journal.cut`: the app has let all entries before the base go; what came before this message is still meant to be there.
 * `event.sent`: the event led to the entries from `from` up to, not including, `to`.
 */
const AppMessage = Schema.Union([
  Schema.Struct({ type: Schema.Literal('app.asks') }),
  Schema.Struct({
    type: Schema.Literal('app.here'),
    app: Schema.String,
    title: Schema.String,
    route: Schema.String,
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
]);
export type AppMessage = typeof AppMessage.Type;
/** As it travels: journals are JSON text, made once. */
export type AppPost = typeof AppMessage.Encoded;

/**
 * What a studio says.
 * `studio.here`: which apps are there? · `app.watch`: the journal, from the entry `from` on · `journal.had`: all entries
 * before `to` came; only then are more sent, so that a studio that is slow or gone costs nothing · `event.send`: deliver
 * an event as a person would · `place.go`: lead the app to an address of its own · `studio.gone`: its page was left.
 */
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
  Schema.Struct({ type: Schema.Literal('place.go'), ...between, href: Schema.String }),
]);
export type StudioMessage = typeof StudioMessage.Type;

const decodeApp = Schema.decodeUnknownOption(AppMessage);
const decodeStudio = Schema.decodeUnknownOption(StudioMessage);

/** One end of the link. What is no message of the other side is not heard. */
export interface LinkEnd<Said> {
  readonly say: (message: Said) => void;
  readonly close: () => void;
}

const endOf = <Said, Heard>(
  channel: BroadcastChannel,
  decode: (data: unknown) => Option.Option<Heard>,
  hear: (message: Heard) => void,
): LinkEnd<Said> => {
  const listen = ({ data }: MessageEvent<unknown>): void =>
    Option.match(decode(data), { onNone: () => {}, onSome: hear });
  channel.addEventListener('message', listen);
  return {
    say: (message) => channel.postMessage(message),
    close: () => {
      channel.removeEventListener('message', listen);
      channel.close();
    },
  };
};

export const appEnd = (channel: BroadcastChannel, hear: (message: StudioMessage) => void): LinkEnd<AppPost> =>
  endOf(channel, decodeStudio, hear);

export const studioEnd = (channel: BroadcastChannel, hear: (message: AppMessage) => void): LinkEnd<StudioMessage> =>
  endOf(channel, decodeApp, hear);
