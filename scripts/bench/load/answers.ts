import { createServer, type Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { createBackend } from '#mocks/hosts/node.ts';

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** Caches the mock backend's answers by address, so that its own work is not measured. */
export const createAnswers = (): { readonly server: Server; readonly ask: (path: string) => Promise<string> } => {
  const backend = createBackend();
  const known = new Map<string, Promise<Answer>>();

  const learn = async (method: string, path: string, body: string): Promise<Answer> => {
    const answer = await backend.fetch(`http://localhost${path}`, {
      method,
      ...(body === '' ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });
    const text = Buffer.from(await answer.text());
    return {
      status: answer.status,
      body: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    };
  };

  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    response.setHeader('access-control-allow-origin', headers.origin ?? '*');
    response.setHeader('access-control-allow-headers', 'content-type, authorization');
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    request
      .setEncoding('utf8')
      .toArray()
      .then((parts) => {
        const answer = method === 'GET' ? known.get(url) : undefined;
        const learned = answer ?? learn(method, url, parts.join(''));
        if (method === 'GET') known.set(url, learned);
        return learned;
      })
      .then(
        ({ status, body }) =>
          response
            .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br' })
            .end(body),
        () => response.writeHead(500).end(),
      );
  });
  server.on('close', backend.stop);
  return { server, ask: async (path) => (await backend.fetch(`http://localhost${path}`)).text() };
};
