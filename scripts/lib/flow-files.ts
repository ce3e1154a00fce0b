import { join } from 'node:path';
import { type Ran, root, run } from './run.ts';

export const cacheFolder = join('docs', 'flows', '.cache');

export const writeFlowFiles = (): Promise<Ran> => run(['node', join(root, 'scripts', 'paths.ts')]);
