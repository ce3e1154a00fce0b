import type { Reading } from '#services/storage/kept-reading.ts';

/**
 * The way to the backend, past whoever keeps what is read. That one comes later, is shown an answer `rest` ms after it
 * came, and is asked for it where there is no way.
 */
export const readThrough =
  (ask: typeof fetch, reading: () => Promise<Reading | null>, rest = 2_000): typeof fetch =>
  async (...sent) => {
    try {
      const answer = await ask(...sent);
      const copy = answer.clone();
      setTimeout(async () => (await reading())?.keep(sent, copy), rest);
      return answer;
    } catch (reason) {
      const kept = await (await reading())?.recall(sent, reason);
      if (kept) return kept;
      throw reason;
    }
  };
