import { expect, test } from 'vitest';
import { runKills, runWriteKills } from '../harness/kills.ts';
import { rounds } from '../harness/sampling.ts';

test.each([
  [true, 'with Web Locks', 5],
  [false, 'without Web Locks', 17],
] as const)(
  '[R7.5-17] pages killed while their member sends (locks over all tabs: %s, %s): no message is lost, none doubled, all in order',
  async (hasLocks, _, seed) => {
    const kills = rounds(20, 100);
    const { unansweredAtKills, ...result } = await runKills({ seed, kills, hasLocks });
    expect(result).toEqual({ written: kills, lost: 0, doubled: 0, outOfOrder: 0, leftInOutbox: 0 });
    // A page that keeps in memory what is not answered yet would have lost these.
    expect(unansweredAtKills).toBeGreaterThan(kills / 5);
  },
);

test.each([
  ['sends it', false],
  ['sends it and types on', true],
] as const)(
  '[R7.5-17] pages killed after each of the writes that a message takes, while their member %s: none is lost, none doubled',
  async (_, typesOn) => {
    expect(await runWriteKills({ typesOn })).toEqual({
      written: 8,
      lost: 0,
      doubled: 0,
      outOfOrder: 0,
      leftInOutbox: 0,
      // Two pages had stored nothing of it but its time.
      typedAgain: 2,
    });
  },
);
