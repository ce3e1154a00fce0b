import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import type { Outcome } from '../lib/results.ts';
import { root } from '../lib/run.ts';
import { send } from './test-messages.ts';

const fileOf = ({ location }: TestCase): string => relative(root, location.file).replaceAll('\\', '/');

/** The same story is told in several engines and sizes. */
const titleOf = (test: TestCase): string => {
  const [, project = '', , ...names] = test.titlePath();
  return [...names, ...(project.includes('-') ? [`in ${project}`] : [])].join(' ');
};

const statusOf = ({ status }: TestResult): Outcome['status'] =>
  status === 'passed' || status === 'skipped' ? status : 'failed';

const projectOf = (test: TestCase): string => test.titlePath()[1] ?? '';

const textOf = ({ message, snippet, stack }: TestError): string =>
  [message ?? stack, snippet].filter(Boolean).join('\n');

export default class implements Reporter {
  onBegin(_: FullConfig, suite: Suite): void {
    void send({ type: 'planned', tests: suite.allTests().length });
  }

  onTestBegin(test: TestCase): void {
    void send({ type: 'began', title: titleOf(test), file: fileOf(test) });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const status = statusOf(result);
    const output = result.stdout.map(String).join('');
    void send({
      type: 'ended',
      outcome: { title: titleOf(test), file: fileOf(test), status, seconds: result.duration / 1000 },
      failure:
        status === 'failed'
          ? {
              text: [...result.errors.map(textOf), output].join('\n'),
              command: `DIST=.test/dist npx playwright test ${fileOf(test)}:${test.location.line} --project=${projectOf(test)}`,
            }
          : null,
    });
  }

  onError(error: TestError): void {
    void send({
      type: 'ended',
      outcome: { title: 'an error outside of the tests', file: '', status: 'failed', seconds: 0 },
      failure: { text: textOf(error), command: 'npx playwright test' },
    });
  }

  async onEnd(): Promise<void> {
    await send({ type: 'finished' });
  }

  printsToStdio(): boolean {
    return false;
  }
}
