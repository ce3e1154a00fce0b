import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Schema } from 'effect';
import { root } from './run.ts';

export const vitestFile = join(root, '.test', 'vitest.json');
export const playwrightFile = join(root, '.test', 'playwright.json');

export interface Outcome {
  /** Names of the groups and of the test, joined by spaces. */
  readonly title: string;
  readonly file: string;
  readonly status: 'passed' | 'failed' | 'skipped';
}

const VitestReport = Schema.Struct({
  testResults: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      status: Schema.String,
      assertionResults: Schema.Array(Schema.Struct({ fullName: Schema.String, status: Schema.String })),
    }),
  ),
});

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly Suite[] | undefined;
}

const Suite: Schema.Codec<Suite> = Schema.Struct({
  title: Schema.String,
  file: Schema.String,
  specs: Schema.Array(
    Schema.Struct({ title: Schema.String, tests: Schema.Array(Schema.Struct({ status: Schema.String })) }),
  ),
  suites: Schema.optional(Schema.Array(Schema.suspend((): Schema.Codec<Suite> => Suite))),
});

const PlaywrightReport = Schema.Struct({ suites: Schema.Array(Suite) });

const decodeVitest = Schema.decodeUnknownSync(Schema.fromJsonString(VitestReport));
const decodePlaywright = Schema.decodeUnknownSync(Schema.fromJsonString(PlaywrightReport));

function statusOf(word: string): Outcome['status'] {
  if (word === 'passed' || word === 'expected') return 'passed';
  return ['skipped', 'pending', 'todo', 'disabled'].includes(word) ? 'skipped' : 'failed';
}

/** Vitest's JSON report. A file that failed before its first test is one failed outcome. */
export function readVitest(text: string): readonly Outcome[] {
  return decodeVitest(text).testResults.flatMap((file): readonly Outcome[] => {
    const tests = file.assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: file.name,
      status: statusOf(status),
    }));
    const isBroken = file.status === 'failed' && !tests.some(({ status }) => status === 'failed');
    return isBroken ? [...tests, { title: 'the file itself', file: file.name, status: 'failed' }] : tests;
  });
}

function outcomesOf(suite: Suite, above: string): readonly Outcome[] {
  const here = suite.title === suite.file ? above : `${above} ${suite.title}`;
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      title: `${here} ${spec.title}`.trim(),
      file: suite.file,
      status: statusOf(status),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => outcomesOf(inner, here))];
}

/** Playwright's JSON report: one outcome for each test and project. A flaky test counts as failed. */
export function readPlaywright(text: string): readonly Outcome[] {
  return decodePlaywright(text).suites.flatMap((suite) => outcomesOf(suite, ''));
}

/** `undefined` when the file is not there; throws when it is no report. */
export function readReport(file: string): readonly Outcome[] | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  return file === playwrightFile ? readPlaywright(text) : readVitest(text);
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * What a runner's exit code and report say together: a report that cannot be read, a run without tests and a non-zero
 * exit without a failed test each count as one failure, so that a crash never looks like success.
 */
export function tally(code: number, outcomes: readonly Outcome[] | undefined): Tally {
  const count = (status: Outcome['status']): number => (outcomes ?? []).filter((o) => o.status === status).length;
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
  const isCrash = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isCrash ? 1 : failed, skipped };
}
