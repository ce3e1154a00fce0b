import type { Clock } from '../contract/clock.ts';
import { requestTimeout } from '../contract/constants.ts';

/** Prefetches the answer for a link's page while its code loads. Returns it once, within `requestTimeout`. */
export const answerAhead = (clock: Clock, send: typeof fetch) => {
  let ahead: { readonly url: string; readonly at: number; readonly answer: Promise<Response> } | null = null;
  return {
    ask: (url: string): void => {
      const answer = send(url);
      answer.catch(() => {});
      ahead = { url, at: clock.now(), answer };
    },
    take: (url: string): Promise<Response> | null => {
      const asked = ahead;
      if (url !== asked?.url) return null;
      ahead = null;
      return clock.now() - asked.at < requestTimeout ? asked.answer : null;
    },
  };
};
