export const pageFetch = (options: {
  readonly dispatch: (request: Request) => Promise<Response>;
  readonly origin: string;
  readonly isOurs: (request: Request) => boolean;
  readonly otherwise: typeof fetch;
}): typeof fetch => {
  return async (input, init) => {
    const request =
      input instanceof Request && init === undefined
        ? input
        : new Request(typeof input === 'string' ? new URL(input, options.origin) : input, init);
    if (!options.isOurs(request)) return options.otherwise(request);
    const form = init?.body;
    // WebKit never ends reading files out of a request.
    if (form instanceof FormData) request.formData = async () => form;
    const { signal } = request;
    signal.throwIfAborted();
    const gaveUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const response = await Promise.race([gaveUp, options.dispatch(request)]);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
};
