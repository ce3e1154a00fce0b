/** `npm run test:all` runs every case; `npm test` a share of them. */
export const isAll = process.env.TEST_ALL === '1';

/** How many rounds, messages or walks. */
export const rounds = (everyday: number, all: number): number => (isAll ? all : everyday);

/**
 * Every nth case on everyday runs, at least one. `group` moves where it begins, so that groups of the same cases
 * together have all of them.
 */
export const sample = <T>(cases: readonly T[], every: number, group = 0): readonly T[] => {
  if (isAll) return cases;
  const chosen = cases.filter((_, n) => (n + group) % every === 0);
  return chosen.length > 0 ? chosen : cases.slice(group % Math.max(1, cases.length)).slice(0, 1);
};
