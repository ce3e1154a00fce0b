import type { Clock } from '#services/contract/clock.ts';
import { isWorkPending } from './other-threads.ts';

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly run: () => void;
}

/** A clock that stands still until it is advanced; timers fire in order of their due time, ties in order of their setting. */
export class VirtualClock implements Clock {
  #timers: Timer[] = [];
  #count = 0;
  #time: number;

  constructor(time = Date.UTC(2026, 0, 1)) {
    this.#time = time;
  }

  now = (): number => this.#time;

  setTimeout = (run: () => void, ms: number): number => {
    const timer = { id: ++this.#count, due: this.#time + Math.max(0, ms), run };
    const at = this.#timers.findLastIndex((other) => other.due <= timer.due) + 1;
    this.#timers.splice(at, 0, timer);
    return timer.id;
  };

  clearTimeout = (id: unknown): void => {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  };

  /** Advances step by step, letting promises settle between timers, so that async charts run as they would live. */
  async advance(ms: number): Promise<void> {
    const until = this.#time + ms;
    await settle();
    for (let next = this.#timers[0]; next && next.due <= until; next = this.#timers[0]) {
      this.#timers.shift();
      this.#time = next.due;
      next.run();
      await settle();
    }
    this.#time = until;
    await settle();
  }
}

/** Lets everything that is ready run: several turns of the event loop, no waiting but for what is being encrypted. */
export const settle = async (): Promise<void> => {
  for (let quiet = 0; quiet < 8; quiet = isWorkPending() ? 0 : quiet + 1)
    await new Promise<void>((done) => setImmediate(done));
};
