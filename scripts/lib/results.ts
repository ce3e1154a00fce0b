import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Schema } from 'effect';
import { root } from './run.ts';

const outcome = {
  title: Schema.String,
  file: Schema.String,
  status: Schema.Literals(['passed', 'failed', 'skipped']),
};
const Outcome = Schema.Struct(outcome);
const TimedOutcome = Schema.Struct({ ...outcome, seconds: Schema.Number });

const suites = ['everyday', 'all'] as const;
export type SuiteName = (typeof suites)[number];

const Results = Schema.Struct({
  suite: Schema.Literals(suites),
  /** HEAD, or null outside a repository. */
  commit: Schema.NullOr(Schema.String),
  isClean: Schema.Boolean,
  /** `1/3`, or null for a full run. */
  shard: Schema.NullOr(Schema.String),
  seconds: Schema.Number,
  passed: Schema.Int,
  failed: Schema.Int,
  outcomes: Schema.Array(TimedOutcome),
});

export type Outcome = typeof Outcome.Type;
export type TimedOutcome = typeof TimedOutcome.Type;
export type Results = typeof Results.Type;

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Results));

const resultsFile = (suite: SuiteName): string => join(root, '.test', `${suite}.json`);

export const writeResults = (results: Results): void =>
  writeFileSync(resultsFile(results.suite), `${JSON.stringify(results, null, 1)}\n`);

/** Results of the last `npm test` or `npm run test:all`; undefined if there are none, throws if invalid. */
export const readLastResults = (): Results | undefined => {
  const [last] = suites
    .map(resultsFile)
    .filter((file) => existsSync(file))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return last === undefined ? undefined : decode(readFileSync(last, 'utf8'));
};
