import { join } from 'node:path';
import { type Ran, root, run } from './run.ts';

/** Explorations and layouts, by the hash of what they were made from. */
export const cacheFolder = join('docs', 'flows', '.cache');

/** Brings `docs/flows` up to date, as `npm run paths` does. */
export const writeFlowFiles = (): Promise<Ran> => run(['node', join(root, 'scripts', 'paths.ts')]);
