import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Ran, root, run } from './run.ts';

/** Explorations and layouts, by the hash of what they were made from. */
export const cacheFolder = join('docs', 'flows', '.cache');

/** Brings `docs/flows` up to date, as `npm run paths` does. */
export const writeFlowFiles = (): Promise<Ran> => run(['node', join(root, 'scripts', 'paths.ts')]);

/**
 * Brings `docs/flows` up to date before the flow studio's files are listed: in a build, and once in a dev server, when
 * the studio is opened. Tests do it before they start (tests/harness/flow-files.setup.ts).
 */
export const flowFiles = (): Plugin => {
  let written: Promise<Ran> | undefined;
  return {
    name: 'shiye-flow-files',
    enforce: 'pre',
    apply: (_, { mode }) => mode !== 'test',
    transform: {
      filter: { id: /services[\\/]flows[\\/]flow-files\.ts$/ },
      async handler() {
        if (!written) this.info('docs/flows is brought up to date, which takes a while where there is none');
        written ??= writeFlowFiles();
        const { code, output } = await written;
        if (code === 0) return;
        if (this.environment.mode === 'build') this.error(output);
        else this.warn(output);
      },
    },
  };
};
