export interface Random {
  next(): number;
  /** Both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(of: readonly T[]): T;
  picks<T>(of: readonly T[], count: number): T[];
}

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param key names what is drawn (`news:60012`), so that a draw added elsewhere changes nothing here. */
export function randomFor(key: string): Random {
  const next = generator(hash(key));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(of: readonly T[]): T => {
    const chosen = of[int(0, of.length - 1)];
    if (chosen === undefined) throw new Error(`nothing to pick from for ${key}`);
    return chosen;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    picks: (of, count) => {
      const left = [...of];
      const drawn: (typeof left)[number][] = [];
      while (drawn.length < count && left.length > 0) drawn.push(...left.splice(int(0, left.length - 1), 1));
      return drawn;
    },
  };
}
