import { join } from 'node:path';
import { root, run } from '../../scripts/lib/run.ts';

/** The build for a real backend that unit tests make and read, and browser tests open. */
export const realBuild = {
  folder: join(root, '.test', 'real-backend'),
  backend: 'https://api.example.com',
  captcha: 'https://captcha.example.com/frame.html',
} as const;

export const makeRealBuild = async (): Promise<void> => {
  const { folder, backend, captcha } = realBuild;
  // Of tests, NODE_ENV would bring the libraries as they are for developers.
  const env = {
    NODE_ENV: undefined,
    VITE_BACKEND: backend,
    VITE_WS: 'wss://api.example.com/ws',
    VITE_CAPTCHA: captcha,
  };
  const built = await run(['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], { env });
  if (built.code !== 0) throw new Error(built.output);
};
