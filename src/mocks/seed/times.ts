import type { Random } from './random.ts';

export const minute = 60_000;
export const day = 86_400_000;
export const chinaOffset = 8 * 3_600_000;

interface Rhythm {
  readonly working: readonly [min: number, max: number];
  readonly off: readonly [min: number, max: number];
}

/** `count` times before `now`, newest first: most in the morning, few at weekends, none at night (China time). */
export function publishTimes(now: number, count: number, rhythm: Rhythm, random: Random): number[] {
  const today = Math.floor((now + chinaOffset) / day) * day - chinaOffset;
  const times: number[] = [];
  for (let back = 0; times.length < count; back += 1) {
    const midnight = today - back * day;
    const weekday = new Date(midnight + chinaOffset).getUTCDay();
    const [min, max] = weekday === 0 || weekday === 6 ? rhythm.off : rhythm.working;
    const drawn = Array.from({ length: random.int(min, max) }, () => {
      const minutes = random.chance(0.6) ? random.int(450, 720) : random.int(780, 1290);
      return midnight + minutes * 60_000 + random.int(0, 59) * 1000;
    });
    times.push(...drawn.filter((time) => time <= now).sort((a, b) => b - a));
  }
  return times.slice(0, count);
}
