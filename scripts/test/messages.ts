import type { TimedOutcome } from '../lib/results.ts';

/** What a runner's reporter tells `scripts/test.ts` while it works. */
export type TestMessage =
  | { readonly type: 'planned'; readonly tests: number }
  | { readonly type: 'began'; readonly title: string; readonly file: string }
  | { readonly type: 'ended'; readonly outcome: TimedOutcome; readonly failure: Failure | null }
  /** The last one. A runner that does not send it has broken off. */
  | { readonly type: 'finished' };

export interface Failure {
  readonly text: string;
  /** Command that runs this test alone. */
  readonly command: string;
}

/** Sends to the parent process, if there is one that listens; resolves once it is sent. */
export const send = (message: TestMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, undefined, {}, () => resolve());
    else resolve();
  });

/** In single quotes for a POSIX shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
