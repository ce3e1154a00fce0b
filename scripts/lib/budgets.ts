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
  /** Bytes of the same and of what every visit asks for by itself, until its page rests. */
  restJavaScriptBrotli: Schema.Int,
  /** That by its keys in the manifest. */
  restAlso: Schema.Array(Schema.String),
});

export function readBudgets(): typeof Budgets.Type {
  return Schema.decodeUnknownSync(Schema.fromJsonString(Budgets))(
    readFileSync(join(root, 'docs', 'budgets.json'), 'utf8'),
  );
}

/** All that a visit of the news home asks for before its reader does anything. */
export const askedUntilRest = ({ firstLoadAlso, restAlso }: typeof Budgets.Type): readonly string[] => [
  ...firstLoadAlso,
  ...restAlso,
];
