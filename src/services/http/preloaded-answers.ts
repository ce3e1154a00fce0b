/**
 * Gives the answers that the page asked for before its scripts came (`scripts/lib/ask-ahead.ts`), by their addresses, to
 * all who ask until `end`. One that did not come is asked for again. They are a guest's: no call with a token gets them.
 */
export const preloadedAnswers = (
  send: typeof fetch,
  answers: Readonly<Record<string, Promise<Response>>>,
  end: Promise<unknown>,
): typeof fetch => {
  let left = answers;
  end.then(() => {
    left = {};
  });
  return async (input, init) => {
    const isGuest = input instanceof Request && !input.headers.has('authorization');
    const answer = isGuest ? await left[input.url]?.catch(() => null) : null;
    return answer?.clone() ?? send(input, init);
  };
};
