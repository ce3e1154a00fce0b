import { join } from 'node:path';
import { type BuildOptions, build } from 'vite';
import { root } from './run.ts';

/** One script of its own, with all that it imports. */
export const bundleScript = async (file: string, target: BuildOptions['target'] = 'esnext'): Promise<string> => {
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    // Of tests, too, as it is delivered.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: join(root, file), output: { format: 'iife' } },
    },
  });
  const [script] = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk') throw new Error(`${file} was not bundled`);
  return script.code;
};
