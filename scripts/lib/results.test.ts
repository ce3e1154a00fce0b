import { expect, test } from 'vitest';
import { readPlaywright, readVitest, tally } from './results.ts';

test('a report of the unit tests, with a file that broke before its first test', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'group first', status: 'passed' },
          { fullName: 'group second', status: 'failed' },
          { fullName: 'group third', status: 'todo' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  expect(readVitest(JSON.stringify(report))).toEqual([
    { title: 'group first', file: 'a.test.ts', status: 'passed' },
    { title: 'group second', file: 'a.test.ts', status: 'failed' },
    { title: 'group third', file: 'a.test.ts', status: 'skipped' },
    { title: 'the file itself', file: 'b.test.ts', status: 'failed' },
  ]);
});

test('a report of the browser tests: one outcome for each project', () => {
  const file = 'login.e2e.ts';
  const report = {
    suites: [
      {
        title: file,
        file,
        specs: [{ title: '[R1-1] opens', tests: [{ status: 'expected' }, { status: 'unexpected' }] }],
        suites: [
          {
            title: 'dialog',
            file,
            specs: [{ title: 'closes', tests: [{ status: 'flaky' }, { status: 'skipped' }] }],
          },
        ],
      },
    ],
  };
  expect(readPlaywright(JSON.stringify(report))).toEqual([
    { title: '[R1-1] opens', file, status: 'passed' },
    { title: '[R1-1] opens', file, status: 'failed' },
    { title: 'dialog closes', file, status: 'failed' },
    { title: 'dialog closes', file, status: 'skipped' },
  ]);
});

test('what is no report is refused', () => {
  expect(() => readVitest('{"testResults":[{"name":1}]}')).toThrow();
  expect(() => readPlaywright('<html>')).toThrow();
});

const passed = { title: 'a', file: 'a', status: 'passed' } as const;
const failed = { title: 'b', file: 'a', status: 'failed' } as const;
const skipped = { title: 'c', file: 'a', status: 'skipped' } as const;

test.each([
  ['all is well', 0, [passed, skipped], { passed: 1, failed: 0, skipped: 1 }],
  ['a test failed', 1, [passed, failed], { passed: 1, failed: 1, skipped: 0 }],
  ['the runner crashed after its tests', 1, [passed], { passed: 1, failed: 1, skipped: 0 }],
  ['no test ran', 0, [skipped], { passed: 0, failed: 1, skipped: 1 }],
  ['there is no report', 0, undefined, { passed: 0, failed: 1, skipped: 0 }],
] as const)('%s', (_, code, outcomes, counted) => {
  expect(tally(code, outcomes)).toEqual(counted);
});
