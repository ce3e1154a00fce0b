import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { root } from './run.ts';

/** These sources and all that they import, but for what they import lazily. */
const importedBy = (sources: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  // Texts are a file for each language.
  const code = sources.filter((source) => !source.startsWith('src/i18n/'));
  const found = new Set(code.map((source) => normalizePath(join(root, source))));
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
};

/** Folders from which pages of several features take something. */
const common =
  /(node_modules|src[\\/](views[\\/](ui|shared|theme)|machines[\\/]shared|services))[\\/].*\.(tsx?|css|m?js)/;
const view = /src[\\/]views[\\/](\w+)[\\/]/;

/**
 * Which modules share a file. By itself the bundler makes one for each set of pages that have something in common: a
 * dozen small ones for a page, and each request costs a slow line half a second.
 *
 * `home` is what the page asks for at once, `frame` what every visit asks for by itself after that.
 */
export const chunkGroups = (home: readonly string[], frame: readonly string[]): Rolldown.CodeSplittingGroup[] => {
  let parts: readonly (readonly [name: string, ids: ReadonlySet<string>])[] | undefined;
  const firstPart = (id: string, context: Rolldown.ChunkingContext): string | null => {
    parts ??= [
      ['home', importedBy(home, context)],
      ['frame', importedBy(frame, context)],
    ];
    return parts.find(([, ids]) => ids.has(id))?.[0] ?? null;
  };
  // Nothing happens at import, and folders do not see each other in circles (tests/house): no order has to be kept.
  const apart = { includeDependenciesRecursively: false };
  return [
    { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
    // The browser runs each script of the page in a turn of its own.
    { name: 'charts', test: /src[\\/](machines|services)[\\/]/, tags: ['$initial'] },
    { name: 'app', tags: ['$initial'] },
    { ...apart, debugName: 'first page', name: firstPart },
    { ...apart, name: 'shared', test: common, minShareCount: 3 },
    { ...apart, debugName: 'features', name: (id) => view.exec(id)?.[1] ?? null, minShareCount: 2 },
  ];
};
