interface Ground {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Settles after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

/** So long an answer waits for the page that asks for it again, in ms. */
const grace = 60_000;

const isRefresh = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname.endsWith('/auth/token/refresh');

/**
 * A refresh token is good once: a page that is loaded anew before the answer came would ask with it again and be
 * refused. The call belongs to the worker, which outlives the page; whoever asks with the same token is given the same
 * answer. It lies in the worker's memory only.
 */
export const refreshOnce = ({ fetch, wait }: Ground) => {
  const answers = new Map<string, Promise<Response>>();

  const ask = async (request: Request): Promise<Response> => {
    const { url, method, headers, credentials } = request;
    const body = await request.text();
    const key = `${url} ${body}`;
    const known = answers.get(key);
    if (known) return (await known).clone();
    // Without the page's signal: the call is not given up with it.
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

  /** The answer, or null for any other call. */
  return (request: Request): Promise<Response> | null => (isRefresh(request) ? ask(request) : null);
};
