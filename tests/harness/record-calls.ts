import type { NodeBackend } from '#mocks/hosts/node.ts';

/** A request as it is sent; `token` is that of its `Authorization` header, null without one. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  /** Sorted by name. */
  readonly query: string;
  readonly body: unknown;
  readonly token: string | null;
}

/** A `fetch` that records each request in `calls` before the backend gets it. */
export const recordCalls = (backend: Pick<NodeBackend, 'fetch'>) => {
  const calls: SentCall[] = [];
  const recording: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    searchParams.sort();
    const text = await request.clone().text();
    calls.push({
      method: request.method,
      path: pathname,
      query: searchParams.toString(),
      body: text === '' ? null : JSON.parse(text),
      token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
    });
    return backend.fetch(request);
  };
  return { calls, fetch: recording };
};
