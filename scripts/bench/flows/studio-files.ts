import { readManifest } from '../../lib/first-load.ts';

const isStudio = /machines\/flows|views\/flows|docs\/flows|elkjs|services\/flows\/(link|elk|studio-link)|serve-studio/;

export const studioFiles = (folder: string): ReadonlySet<string> =>
  new Set(
    Object.entries(readManifest(folder))
      .filter(([key]) => isStudio.test(key) && !key.includes('link-name'))
      .flatMap(([, { file, css = [] }]) => [file, ...css]),
  );
