import type { Clock } from '../contract/clock.ts';
import { requestTimeout } from '../contract/constants.ts';

/** Prefetches the answer for a link's page while its code loads. Returns it once, within `requestTimeout`. */
export const prefetchedAnswer = (clock: Clock, send: typeof fetch) => {
  let prefetched: { readonly url: string; readonly at: number; readonly answer: Promise<Response> } | null = null;
  return {
    ask: (url: string): void => {
      const answer = send(url);
      answer.catch(() => {});
      prefetched = { url, at: clock.now(), answer };
    },
    take: (url: string): Promise<Response> | null => {
      const asked = prefetched;
      if (url !== asked?.url) return null;
      prefetched = null;
      return clock.now() - asked.at < requestTimeout ? asked.answer : null;
    },
  };
};
