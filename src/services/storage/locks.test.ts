import { expect, test } from 'vitest';
import { type Acquire, makeAcquire } from './locks.ts';

const turns = async (acquire: Acquire): Promise<readonly string[]> => {
  const said: string[] = [];
  const hold = async (who: string): Promise<void> => {
    const release = await acquire('shiye.token');
    said.push(`${who} has it`);
    await Promise.resolve();
    said.push(`${who} gives it back`);
    release();
  };
  await Promise.all(['one', 'two', 'three'].map(hold));
  return said;
};

const oneByOne = ['one', 'two', 'three'].flatMap((who) => [`${who} has it`, `${who} gives it back`]);

const refuse = async (): Promise<never> => {
  throw new DOMException('The request was denied.', 'SecurityError');
};

test.each([
  ['where the browser has no locks', undefined],
  ['where it has them and refuses each, as where it is told to keep nothing', { request: refuse }],
])('[R4.3-10] one holder at a time, %s', async (_, manager) => {
  expect(await turns(makeAcquire(manager as unknown as LockManager | undefined))).toEqual(oneByOne);
});

test('[R4.3-10] a lock of the browser is held until it is given back, and then taken by the next', async () => {
  let held = 0;
  let most = 0;
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, run: () => Promise<void>): Promise<void> => {
    const turn = last.then(async () => {
      held += 1;
      most = Math.max(most, held);
      await run();
      held -= 1;
    });
    last = turn;
    return turn;
  };
  expect(await turns(makeAcquire({ request } as unknown as LockManager))).toEqual(oneByOne);
  await last;
  expect([held, most]).toEqual([0, 1]);
});
