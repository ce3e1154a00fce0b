import type { Reading } from '#services/storage/kept-reading.ts';

interface Keeper {
  /** Who keeps what is read, as soon as he is there; null where nobody does. */
  readonly reading: () => Promise<Reading | null>;
  /** Once the page is whole: he comes over the same line. */
  readonly rested: () => Promise<unknown>;
}

/**
 * The way to the backend, past whoever keeps what is read. That one comes later or not at all, is shown an answer `rest`
 * ms after it came, when the page is whole, and is asked for it at once where there is no way.
 */
export const readThrough =
  (ask: typeof fetch, keeper: Promise<Keeper | null>, rest = 2_000): typeof fetch =>
  async (...sent) => {
    try {
      const answer = await ask(...sent);
      const copy = answer.clone();
      setTimeout(async () => {
        const found = await keeper;
        await found?.rested();
        (await found?.reading())?.keep(sent, copy);
      }, rest);
      return answer;
    } catch (reason) {
      const kept = await (await (await keeper)?.reading())?.recall(sent, reason);
      if (kept) return kept;
      throw reason;
    }
  };
