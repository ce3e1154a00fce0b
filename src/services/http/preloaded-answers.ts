import type { FetchMiddleware } from './middleware.ts';

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
    const isGuest = input instanceof Request && !input.headers.has('authorization');
    const answer = isGuest ? await left[input.url]?.catch(() => null) : null;
    return answer?.clone() ?? next(input, init);
  };
};
