import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import type { Outcome } from '../lib/results.ts';
import { root } from '../lib/run.ts';
import { type Failure, quoted, send } from './test-messages.ts';

interface TestError {
  readonly message: string;
  readonly diff?: string | undefined;
  readonly stack?: string | undefined;
}

const fileOf = ({ moduleId }: TestModule): string => relative(root, moduleId).replaceAll('\\', '/');

const titleOf = ({ fullName }: TestCase): string => fullName.replaceAll(' > ', ' ');

const textOf = ({ message, diff, stack }: TestError): string =>
  [message, diff, stack?.split('\n').filter((line) => line.includes(root) && !line.includes('node_modules'))[0]]
    .filter(Boolean)
    .join('\n');

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const failureOf = (errors: readonly TestError[], file: string, title?: string): Failure => ({
  text: errors.map(textOf).join('\n'),
  command: `npx vitest run ${file}${title === undefined ? '' : ` -t ${quoted(asPattern(title))}`}`,
});

const broken = (title: string, file: string, errors: readonly (TestError | SerializedError)[]) =>
  send({
    type: 'ended',
    outcome: { title, file, status: 'failed', seconds: 0 },
    failure: failureOf(errors as readonly TestError[], file),
  });

export default class implements Reporter {
  onTestCaseReady(test: TestCase): void {
    void send({ type: 'began', title: titleOf(test), file: fileOf(test.module) });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const [title, file] = [titleOf(test), fileOf(test.module)];
    const status: Outcome['status'] = state === 'pending' ? 'skipped' : state;
    void send({
      type: 'ended',
      outcome: { title, file, status, seconds: (test.diagnostic()?.duration ?? 0) / 1000 },
      failure: status === 'failed' ? failureOf(errors ?? [], file, title) : null,
    });
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (errors.length > 0) void broken('the file itself', fileOf(module), errors);
  }

  async onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): Promise<void> {
    if (unhandled.length > 0) await broken('an error outside of the tests', '', unhandled);
    await send({ type: 'finished' });
  }
}
