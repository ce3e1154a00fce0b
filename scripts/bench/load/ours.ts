import { build } from 'vite';
import { root } from '../../lib/run.ts';
import type { Ground } from '../browser.ts';
import { type Answers, createAnswers } from './answers.ts';

interface Ours extends Answers {
  readonly address: string;
}

/** The app for a real backend, which answers at the same origin. */
export const withOurs = async <T>({ folder, serve }: Ground, run: (ours: Ours) => Promise<T>): Promise<T> => {
  const answers = createAnswers();
  try {
    const origin = await serve(folder('ours'), answers.answer);
    process.env.VITE_BACKEND = origin;
    await build({ root, logLevel: 'error', build: { outDir: folder('ours') } });
    delete process.env.VITE_BACKEND;
    return await run({ address: `${origin}/`, ...answers });
  } finally {
    answers.stop();
  }
};
