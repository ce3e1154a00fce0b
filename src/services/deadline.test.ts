import { expect, test } from 'vitest';
import { VirtualClock } from '../../tests/harness/virtual-clock.ts';
import { withDeadline } from './deadline.ts';

const never = () => new Promise<never>(() => {});

test('past its limit a run fails as a timeout, also one that does not hear that it is aborted', async () => {
  const clock = new VirtualClock();
  const signals: AbortSignal[] = [];
  const late = withDeadline(clock, 1_000, new AbortController().signal, (signal) => {
    signals.push(signal);
    return never();
  });
  const ended = late.then(
    () => 'done',
    (failure) => failure,
  );
  await clock.advance(999);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await clock.advance(1);
  expect(signals.map(({ aborted, reason }) => [aborted, reason])).toEqual([[true, { tag: 'timeout' }]]);
  expect(await Promise.race([ended, Promise.resolve('it still waits')])).toEqual({ tag: 'timeout' });
});

test('within its limit a run ends as it ends, and is not aborted afterwards', async () => {
  const clock = new VirtualClock();
  const outer = new AbortController();
  const signals: AbortSignal[] = [];
  const run = (end: () => string) =>
    withDeadline(clock, 1_000, outer.signal, async (signal) => {
      signals.push(signal);
      return end();
    });
  expect(await run(() => 'came')).toBe('came');
  const broken = run(() => {
    throw new TypeError('cut');
  });
  await expect(broken).rejects.toThrow('cut');
  await clock.advance(1_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});

test('who asked gives up: the run hears of it at once', async () => {
  const outer = new AbortController();
  let received: unknown = null;
  const run = withDeadline(new VirtualClock(), 1_000, outer.signal, async (signal) => {
    signal.addEventListener('abort', () => {
      received = signal.reason;
    });
    return 'came';
  });
  outer.abort('left');
  expect(received).toBe('left');
  expect(await run).toBe('came');
});
