import type { RequestListener } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { createBackend } from '#mocks/hosts/node.ts';

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

export interface Answers {
  readonly answer: RequestListener;
  readonly ask: (path: string) => Promise<string>;
  readonly stop: () => void;
}

/** Caches the mock backend's answers by address, so that its own work is not measured. */
export const createAnswers = (): Answers => {
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

  const answer: RequestListener = (request, response) => {
    const { method = 'GET', url = '/' } = request;
    request
      .setEncoding('utf8')
      .toArray()
      .then((parts) => {
        const learned = (method === 'GET' ? known.get(url) : undefined) ?? learn(method, url, parts.join(''));
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
  };
  return { answer, ask: async (path) => (await backend.fetch(`http://localhost${path}`)).text(), stop: backend.stop };
};
