import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Schema } from 'effect';
import { root } from './run.ts';

/** A build may grow by the first part of what was measured without a word, and by the second before it fails. */
export const room = { warning: 1.05, failure: 1.1 };

/** Sizes as they were last measured, and what they are sizes of. */
const Budgets = Schema.Struct({
  /** Bytes of all scripts of the first load of the news home. */
  firstLoadJavaScriptBrotli: Schema.Int,
  /** Bytes of the same and of what every visit asks for by itself, until its page rests. */
  restJavaScriptBrotli: Schema.Int,
  /** Names of files that no other may need, as they may fail alone. */
  standalone: Schema.Array(Schema.String),
  /** By name, the sources that are one file with all they import (`chunks.ts`). */
  files: Schema.Array(Schema.Record(Schema.String, Schema.Array(Schema.String))),
});

export function readBudgets(): typeof Budgets.Type {
  return Schema.decodeUnknownSync(Schema.fromJsonString(Budgets))(
    readFileSync(join(root, 'docs', 'budgets.json'), 'utf8'),
  );
}

/** What the news home needs before it is usable, beside the entry, in Chinese: files by name, or by source where they have one. */
export const askedFirst: readonly string[] = ['home', 'src/i18n/zh.ts'];

/** All that a visit of the news home asks for before its reader does anything. */
export const askedUntilRest: readonly string[] = [...askedFirst, 'frame'];
