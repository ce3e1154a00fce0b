import { expect, test } from 'vitest';
import { runChaos } from '../harness/chaos.ts';

const nothing = { lost: 0, doubled: 0, outOfOrder: 0, wronglyShown: 0, leftInOutbox: 0 };

test.each([11])(
  '[R7.5-17] each message arrives exactly once, in order, on both sides: seed %i',
  async (seed) => {
    const plan = { seed, messages: 200, cuts: 20, conversations: 20, reloads: 4 };
    const start = performance.now();
    const { written, lostByNaive, ...result } = await runChaos(plan);
    console.log(performance.now() - start, lostByNaive, result);
    expect(result).toEqual(nothing);
    expect([written, lostByNaive > 0]).toEqual([200, true]);
  },
  300_000,
);
