import type { TimedOutcome } from '../lib/results.ts';
import type { Ran } from '../lib/run.ts';
import type { Progress } from './progress.ts';
import type { TestMessage } from './test-messages.ts';

export interface Part {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  readonly outcomes: readonly TimedOutcome[];
}

const count = (outcomes: readonly TimedOutcome[], status: TimedOutcome['status']): number =>
  outcomes.filter((outcome) => outcome.status === status).length;

const tail = (output: string): string => output.trim().split('\n').slice(-40).join('\n');

/** A command that counts as one test: lint, types, build. */
export const asOneTest = (name: string, { code, output, seconds }: Ran, progress: Progress): Part => {
  const isGood = code === 0;
  if (!isGood) progress.line(`\n${output.trim()}\n`);
  progress.ended(name, `${isGood ? progress.green('ok') : progress.red('FAILED')} after ${seconds.toFixed(1)} s`);
  return { name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0, seconds, outcomes: [] };
};

/** Follows a runner's messages; prints failures at once. A crashed run is a failure. */
export const watchPart = (name: string, progress: Progress) => {
  const outcomes: TimedOutcome[] = [];
  const running = new Set<string>();
  const started = performance.now();
  let planned: number | null = null;
  let isFinished = false;

  const moved = (): void => {
    const of = planned === null ? '' : ` of ${planned}`;
    const seconds = Math.round((performance.now() - started) / 1000);
    progress.moved(name, `${count(outcomes, 'passed')}${of} passed, ${count(outcomes, 'failed')} failed, ${seconds} s`);
  };

  const receive = (message: TestMessage): void => {
    if (message.type === 'planned') planned = message.tests;
    if (message.type === 'finished') isFinished = true;
    if (message.type === 'began') running.add(`${message.file} › ${message.title}`);
    if (message.type !== 'ended') return;
    const { outcome, failure } = message;
    const test = `${outcome.file} › ${outcome.title}`;
    running.delete(test);
    outcomes.push(outcome);
    if (failure) progress.line(`\n${progress.red('FAILED')} ${test}\n${failure.text}\n\nAlone: ${failure.command}\n`);
    moved();
  };

  const end = ({ code, output, seconds }: Ran): Part => {
    const [passed, failed, skipped] = [
      count(outcomes, 'passed'),
      count(outcomes, 'failed'),
      count(outcomes, 'skipped'),
    ];
    const isBroken = !isFinished || (failed === 0 && (code !== 0 || passed === 0));
    if (isBroken) {
      const left = planned === null ? '' : `, ${planned - outcomes.length} did not`;
      progress.line(`\n${name} broke off with code ${code}: ${outcomes.length} tests ended${left}.\n${tail(output)}`);
    }
    if (isBroken) for (const test of running) progress.line(`still running: ${test}`);
    const verdict = isBroken || failed > 0 ? progress.red('FAILED') : progress.green('ok');
    progress.ended(name, `${verdict} after ${seconds.toFixed(1)} s, ${passed} passed, ${failed} failed`);
    return { name, passed, failed: isBroken ? Math.max(1, failed) : failed, skipped, seconds, outcomes };
  };

  return { receive, end };
};
