import { mkdirSync, mkdtempSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.ts';

/** An empty folder for what a browser saves. */
export const makeDownloads = (): string => {
  const downloads = join(root, '.test', 'downloads');
  mkdirSync(downloads, { recursive: true });
  return mkdtempSync(`${downloads}/`);
};

/** What browsers add to the name of a file that is not yet whole. */
const isPartial = (name: string): boolean => /\.(part|wkdownload)$/.test(name);

/** Path of the file that comes into the folder because of what is done. It is taken out: the next one may have its name. */
export const savedBy = async (folder: string, act: () => Promise<void>): Promise<string> => {
  const before = readdirSync(folder);
  await act();
  for (;;) {
    const names = readdirSync(folder).filter((name) => !before.includes(name));
    const name = names.find((one) => !isPartial(one));
    if (name && !names.some(isPartial) && statSync(join(folder, name)).size > 0) {
      const path = join(makeDownloads(), name);
      renameSync(join(folder, name), path);
      return path;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
