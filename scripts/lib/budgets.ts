import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Schema } from 'effect';
import { root } from './run.ts';

/** Growth that warns, and growth that fails the build. */
export const tolerance = { warning: 1.05, failure: 1.1 };

const Budgets = Schema.Struct({
  /** Bytes of the scripts of the first load of the news home. */
  firstLoadJavaScriptBrotli: Schema.Int,
  /** The same plus what stands around the page, in bytes. */
  restJavaScriptBrotli: Schema.Int,
  /** Names of chunks that no other may import, as they may fail alone. */
  standalone: Schema.Array(Schema.String),
  /** By name, the sources bundled into one chunk with their imports (`chunks.ts`). */
  files: Schema.Array(Schema.Record(Schema.String, Schema.Array(Schema.String))),
});

export function readBudgets(): typeof Budgets.Type {
  return Schema.decodeUnknownSync(Schema.fromJsonString(Budgets))(
    readFileSync(join(root, 'docs', 'budgets.json'), 'utf8'),
  );
}

/** Chunks that the news home needs beside the entry, in Chinese: by name, or by source. */
export const requestedAtStart: readonly string[] = ['home', 'src/i18n/zh.ts'];

/** With what stands around the page: beside it on wide screens, else below. */
export const requestedUntilIdle: readonly string[] = [...requestedAtStart, 'frame'];
