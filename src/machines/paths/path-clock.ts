interface Timer {
  readonly id: number;
  readonly due: number;
  readonly run: () => void;
}

/** Virtual: only `fireNext` moves it. */
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

  get pending(): readonly number[] {
    return this.#timers.map(({ due }) => due - this.#now);
  }

  fireNext(): boolean {
    const [next, ...others] = this.#timers;
    if (!next) return false;
    this.#timers = others;
    this.#now = next.due;
    next.run();
    return true;
  }
}
