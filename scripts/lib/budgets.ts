import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Schema } from 'effect';
import { root } from './run.ts';

/** A build may grow by the first part of what was measured without a word, and by the second before it fails. */
export const room = { warning: 1.05, failure: 1.1 };

/** Sizes as they were last measured. */
const Budgets = Schema.Struct({
  /** Bytes of all scripts of the first load of the news home. */
  firstLoadJavaScriptBrotli: Schema.Int,
  /** Lazy chunks that the news home needs before it is usable, by their keys in the manifest. */
  firstLoadAlso: Schema.Array(Schema.String),
});

export function readBudgets(): typeof Budgets.Type {
  return Schema.decodeUnknownSync(Schema.fromJsonString(Budgets))(
    readFileSync(join(root, 'docs', 'budgets.json'), 'utf8'),
  );
}
