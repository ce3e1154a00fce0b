interface Timer {
  readonly id: number;
  readonly due: number;
  readonly run: () => void;
}

/** The clock of an executed path: it stands still, and moves to the next timer when the path says so. */
export class PathClock {
  #timers: readonly Timer[] = [];
  #count = 0;
  #now = 0;

  setTimeout = (run: () => void, ms: number): number => {
    const timer = { id: ++this.#count, due: this.#now + ms, run };
    this.#timers = [...this.#timers, timer].toSorted((a, b) => a.due - b.due);
    return timer.id;
  };

  clearTimeout = (id: unknown): void => {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  };

  /** Milliseconds until each pending timer, the next one first. */
  get pending(): readonly number[] {
    return this.#timers.map(({ due }) => due - this.#now);
  }

  /** Moves to the next timer and fires it; false when there is none. */
  fireNext(): boolean {
    const [next, ...others] = this.#timers;
    if (!next) return false;
    this.#timers = others;
    this.#now = next.due;
    next.run();
    return true;
  }
}
