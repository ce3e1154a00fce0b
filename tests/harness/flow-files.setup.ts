import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeFlowFiles } from '../../scripts/lib/flow-files.ts';
import { root } from '../../scripts/lib/run.ts';

/** Before all tests: some read `docs/flows`. Where it is there it stays as it is; `npm test` brings it up to date. */
export const setup = async (): Promise<void> => {
  if (existsSync(join(root, 'docs', 'flows', 'charts', 'index.json'))) return;
  const { code, output } = await writeFlowFiles();
  if (code !== 0) throw new Error(output);
};
