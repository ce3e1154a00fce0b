import type { FetchMiddleware } from './middleware.ts';

type Sent = Parameters<typeof fetch>;

/** Where answers outlive the page. */
export interface AnswerCache {
  readonly keep: (sent: Sent, answer: Response) => Promise<void>;
  /** Null where nothing was kept, or where it was not the network that failed. */
  readonly recall: (sent: Sent, reason: unknown) => Promise<Response | null>;
}

/**
 * Keeps each answer, as soon as the page is `idle`, and gives it again where the network fails. `open` gives null where
 * nothing can be kept.
 */
export const offlineCache =
  (open: () => Promise<AnswerCache | null>, idle: Promise<unknown>): FetchMiddleware =>
  (next) =>
  async (...sent) => {
    try {
      const answer = await next(...sent);
      const copy = answer.clone();
      idle.then(open).then((cache) => cache?.keep(sent, copy));
      return answer;
    } catch (reason) {
      const kept = await (await open())?.recall(sent, reason);
      if (kept) return kept;
      throw reason;
    }
  };
