import { Schema } from 'effect';

interface PersistedSnapshot {
  readonly status: string;
  readonly children?: Readonly<Record<string, { readonly snapshot: PersistedSnapshot }>>;
}

export const EventShape = Schema.StructWithRest(Schema.Struct({ type: Schema.String }), [
  Schema.Record(Schema.String, Schema.Unknown),
]);

/** Journal entry (docs/journal.md). `time` in ms since 1970. */
export const EntryShape = Schema.Struct({
  index: Schema.Int,
  time: Schema.Int,
  path: Schema.String,
  incarnation: Schema.Int,
  source: Schema.NullOr(Schema.String),
  event: EventShape,
  input: Schema.NullOr(Schema.Literals(['external', 'timer', 'async', 'callback'])),
});
export type EntryShape = typeof EntryShape.Type;

const PersistedShape: Schema.Codec<PersistedSnapshot> = Schema.StructWithRest(
  Schema.Struct({
    status: Schema.String,
    children: Schema.optionalKey(
      Schema.Record(
        Schema.String,
        Schema.StructWithRest(
          Schema.Struct({ snapshot: Schema.suspend((): Schema.Codec<PersistedSnapshot> => PersistedShape) }),
          [Schema.Record(Schema.String, Schema.Unknown)],
        ),
      ),
    ),
  }),
  [Schema.Record(Schema.String, Schema.Unknown)],
);

export const BaseShape = Schema.Struct({
  index: Schema.Int,
  time: Schema.Int,
  root: PersistedShape,
  incarnations: Schema.Record(Schema.String, Schema.Int),
  timers: Schema.Array(
    Schema.Struct({
      source: Schema.String,
      target: Schema.String,
      event: EventShape,
      id: Schema.NullOr(Schema.String),
      due: Schema.Int,
    }),
  ),
});

export const factsShape = {
  appVersion: Schema.String,
  startedAt: Schema.Int,
  savedAt: Schema.Int,
  language: Schema.String,
  route: Schema.String,
  input: Schema.Unknown,
} as const;
