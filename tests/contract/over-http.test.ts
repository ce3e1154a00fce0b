import { vi } from 'vitest';
import { type Served, serveBackend } from '#mocks/hosts/http-server.ts';

// The same contract tests, with a real HTTP server between them and the backend.
vi.mock('#mocks/hosts/node.ts', async (actual) => {
  const { createBackend } = await actual<typeof import('#mocks/hosts/node.ts')>();
  return {
    createBackend: (...options: Parameters<typeof createBackend>) => {
      const backend = createBackend(...options);
      let served: Promise<Served> | null = null;
      const fetchOverHttp: typeof fetch = async (input, init) => {
        served ??= serveBackend(backend, { port: 0, host: '127.0.0.1' });
        const { port } = await served;
        const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
        const address = `http://127.0.0.1:${port}${pathname}${search}`;
        return fetch(input instanceof Request ? new Request(address, input) : address, init);
      };
      return { ...backend, fetch: fetchOverHttp };
    },
  };
});

// Without those that read the contract and ask the backend nothing.
const others = import.meta.glob(['./*.test.ts', '!./{over-http,calls,entities}.test.ts']);
for (const load of Object.values(others)) await load();
