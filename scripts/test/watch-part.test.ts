import { expect, test } from 'vitest';
import type { TimedOutcome } from '../lib/results.ts';
import type { Ran } from '../lib/run.ts';
import { createProgress } from './progress.ts';
import type { TestMessage } from './test-messages.ts';
import { watchPart } from './watch-part.ts';

const watched = (messages: readonly TestMessage[], ran: Partial<Ran> = {}) => {
  const written: string[] = [];
  const { receive, end } = watchPart('unit', createProgress({ write: (text) => written.push(text) }));
  messages.forEach(receive);
  const part = end({ code: 0, output: 'last words', seconds: 2, isStalled: false, ...ran });
  return { part, text: written.join('') };
};

const ended = (status: TimedOutcome['status'], title = 'a'): TestMessage => ({
  type: 'ended',
  outcome: { title, file: 'a.test.ts', status, seconds: 1 },
  failure: status === 'failed' ? { text: 'expected 1', command: 'npx vitest run a.test.ts' } : null,
});
const finished: TestMessage = { type: 'finished' };

test.each([
  ['all is well', [ended('passed'), ended('skipped'), finished], {}, [1, 0, 1]],
  ['a test failed', [ended('passed'), ended('failed'), finished], { code: 1 }, [1, 1, 0]],
  ['the runner crashed after its tests', [ended('passed'), finished], { code: 1 }, [1, 1, 0]],
  ['the runner ended without its last message', [ended('passed')], {}, [1, 1, 0]],
  ['the runner broke off after a failure', [ended('failed')], { code: -1 }, [0, 1, 0]],
  ['no test ran', [finished], {}, [0, 1, 0]],
] as const)('%s', (_, messages, ran, counted) => {
  const { passed, failed, skipped } = watched(messages, ran).part;
  expect([passed, failed, skipped]).toEqual(counted);
});

test('a failure is told at once, with the command that runs the test alone', () => {
  const { text } = watched([ended('failed', '[R1-1] opens'), finished], { code: 1 });
  expect(text).toContain('FAILED a.test.ts › [R1-1] opens\nexpected 1\n\nAlone: npx vitest run a.test.ts\n');
});

test('a run that stalls says what had ended, what was running and what had not begun', () => {
  const began: TestMessage = { type: 'began', title: 'hangs', file: 'b.test.ts' };
  const planned: TestMessage = { type: 'planned', tests: 4 };
  const { text } = watched([planned, ended('passed'), ended('failed'), began], { code: -1, isStalled: true });
  expect(text).toContain('unit broke off with code -1: 2 tests ended, 2 did not.\nlast words\n');
  expect(text).toContain('still running: b.test.ts › hangs\n');
});

test('a plain log has a line every 15 seconds at most, a terminal one moving line', () => {
  const shown = (isTTY: boolean) => {
    const written: string[] = [];
    let time = 0;
    const progress = createProgress({ isTTY, columns: 40, write: (text) => written.push(text) }, () => time);
    progress.started('unit');
    for (time = 1_000; time <= 16_000; time += 5_000) progress.moved('unit', `${time} ms`);
    return written;
  };
  expect(shown(false)).toEqual(['unit: started\n', 'unit: 16000 ms\n']);
  expect(shown(true).slice(-2)).toEqual(['\r\x1b[Kunit 11000 ms', '\r\x1b[Kunit 16000 ms']);
});
