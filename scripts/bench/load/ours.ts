import { build } from 'vite';
import { root } from '../../lib/run.ts';
import { type Ground, listening } from '../browser.ts';
import { createAnswers } from './answers.ts';

export interface Ours {
  /** Where the app is served, as it is built for a real backend. */
  readonly address: string;
  /** Where its backend answers. */
  readonly backend: string;
  /** The text of the backend's answer. */
  readonly ask: (path: string) => Promise<string>;
}

/** The app as it is built for a real backend, with answers that stand ready, for as long as `run` takes. */
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
