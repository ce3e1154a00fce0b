import { expect, test } from 'vitest';
import { runChaos } from '../harness/chaos.ts';

/** Four seeds together: 2,000 messages over 20 conversations, 200 connections broken, a third of them without a sound. */
const plan = { messages: 500, cuts: 50, conversations: 20, reloads: 5 };

test.each([11, 23, 37, 41])(
  '[R7.5-17][R4.6-5] each message arrives exactly once, in order, on both sides, and none is left over: seed %i',
  async (seed) => {
    const { lostByNaive, ...result } = await runChaos({ seed, ...plan });
    expect(result).toEqual({ written: 500, lost: 0, doubled: 0, outOfOrder: 0, wronglyShown: 0, leftInOutbox: 0 });
    // The same run loses what is sent and hoped for: otherwise it would show nothing.
    expect(lostByNaive).toBeGreaterThan(50);
  },
  600_000,
);
