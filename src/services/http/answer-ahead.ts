import type { Clock } from '../contract/clock.ts';
import { requestTimeout } from '../contract/constants.ts';

/**
 * The answer for the page behind a link, asked for while the page's code is on its way. It is given once, to who asks for
 * it before it would be too late for any answer.
 */
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
