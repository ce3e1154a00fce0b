import { join } from 'node:path';
import { type Ran, root, run } from './run.ts';

export const cacheFolder = join('docs', 'flows', '.cache');

/** `onPart`: of what is done, 0 to 1. */
export const writeFlowFiles = (onPart: (done: number) => void = () => {}): Promise<Ran> =>
  run(['node', join(root, 'scripts', 'paths.ts')], { onMessage: (done) => onPart(Number(done)) });
