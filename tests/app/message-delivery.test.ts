import { expect, test } from 'vitest';
import { runChaos } from '../harness/chaos.ts';
import { rounds, sample } from '../harness/sampling.ts';

/** Of 500 messages over 20 conversations with 50 broken connections, a third of them silent, a fifth on everyday runs. */
const plan = { messages: rounds(100, 500), cuts: rounds(10, 50), conversations: 20, reloads: rounds(2, 5) };

test.each(sample([11, 23, 37, 41], 4))(
  '[R7.5-17][R4.6-5] each message arrives exactly once, in order, on both sides, and none is left over: seed %i',
  async (seed) => {
    const { lostByNaive, ...result } = await runChaos({ seed, ...plan });
    expect(result).toEqual({
      written: plan.messages,
      lost: 0,
      doubled: 0,
      outOfOrder: 0,
      wronglyShown: 0,
      leftInOutbox: 0,
    });
    // The same run loses what is sent and hoped for: otherwise it would show nothing.
    expect(lostByNaive).toBeGreaterThan(rounds(5, 50));
  },
);
