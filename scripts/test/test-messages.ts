import type { TimedOutcome } from '../lib/results.ts';

export type TestMessage =
  | { readonly type: 'planned'; readonly tests: number }
  | { readonly type: 'began'; readonly title: string; readonly file: string }
  | { readonly type: 'ended'; readonly outcome: TimedOutcome; readonly failure: Failure | null }
  /** Always the last message; without it the runner has crashed. */
  | { readonly type: 'finished' };

export interface Failure {
  readonly text: string;
  /** Command that runs this test alone. */
  readonly command: string;
}

/** No-op without a parent process. */
export const send = (message: TestMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, undefined, {}, () => resolve());
    else resolve();
  });

/** In single quotes for a POSIX shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
