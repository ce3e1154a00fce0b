import { build } from 'vite';
import { root } from '../../lib/run.ts';
import { type Ground, listening } from '../browser.ts';
import { createAnswers } from './answers.ts';

export interface Ours {
  readonly address: string;
  readonly backend: string;
  readonly ask: (path: string) => Promise<string>;
}

export const withOurs = async <T>({ folder, serve }: Ground, run: (ours: Ours) => Promise<T>): Promise<T> => {
  const { server, ask } = createAnswers();
  try {
    const backend = await listening(server);
    process.env.VITE_BACKEND = backend;
    await build({ root, logLevel: 'error', build: { outDir: folder('ours') } });
    delete process.env.VITE_BACKEND;
    return await run({ address: `${await serve(folder('ours'))}/`, backend, ask });
  } finally {
    server.close();
    server.closeAllConnections();
  }
};
