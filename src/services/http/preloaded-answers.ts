import type { Clock } from '../contract/clock.ts';
import { requestTimeout } from '../contract/constants.ts';
import type { FetchMiddleware } from './middleware.ts';

const isGuests = (input: RequestInfo | URL): input is Request =>
  input instanceof Request && !input.headers.has('authorization');

/**
 * Gives the answers that the page asked for before its scripts came (the script in `index.html`), by their addresses, to
 * all who ask until `end`. One that did not come is asked for again. They are a guest's: no call with a token gets them.
 */
export const preloadedAnswers = (
  answers: Readonly<Record<string, Promise<Response>>>,
  end: Promise<unknown>,
): FetchMiddleware => {
  let left = answers;
  end.then(() => {
    left = {};
  });
  return (next) => async (input, init) => {
    const answer = isGuests(input) ? await left[input.url]?.catch(() => null) : null;
    return answer?.clone() ?? next(input, init);
  };
};

/**
 * The answer for the page behind a link, asked for while the page's code is on its way. It is given once, to a guest who
 * asks for it before it would be too late for any answer.
 */
export const answerAhead = (clock: Clock, send: typeof fetch) => {
  let ahead: { readonly url: string; readonly at: number; readonly answer: Promise<Response> } | null = null;
  const ask = (url: string): void => {
    const answer = send(url);
    answer.catch(() => {});
    ahead = { url, at: clock.now(), answer };
  };
  const middleware: FetchMiddleware = (next) => async (input, init) => {
    const asked = ahead;
    if (!isGuests(input) || input.url !== asked?.url) return next(input, init);
    ahead = null;
    const isFresh = clock.now() - asked.at < requestTimeout;
    return (isFresh && (await asked.answer.catch(() => null))) || next(input, init);
  };
  return { ask, middleware };
};
