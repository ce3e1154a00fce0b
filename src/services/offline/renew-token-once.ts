interface Ground {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
}

/** Time in ms for which an answer is stored for the reloaded page. */
const grace = 60_000;

export const isTokenRenewal = ({ pathname }: URL): boolean => pathname.endsWith('/auth/token/refresh');

/**
 * A refresh token is valid once: a page reloaded during the call would send it again and be refused. The worker
 * outlives the page and gives all callers with the same token the same answer, from memory.
 */
export const renewTokenOnce = ({ fetch, wait }: Ground) => {
  const answers = new Map<string, Promise<Response>>();

  return async (request: Request): Promise<Response> => {
    const { url, method, headers, credentials } = request;
    const body = await request.text();
    const key = `${url} ${body}`;
    const known = answers.get(key);
    if (known) return (await known).clone();
    // Drops the page's signal: leaving the page must not abort the call.
    const answer = fetch(new Request(url, { method, headers, credentials, body }));
    answers.set(key, answer);
    const isGood = await answer.then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isGood) answers.delete(key);
    else void wait(grace).then(() => answers.delete(key));
    return (await answer).clone();
  };
};
