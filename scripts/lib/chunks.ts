import { globSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { root } from './run.ts';

/** These sources and all that they import, but for what they import lazily. */
const importedBy = (sources: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const found = new Set(globSync(sources, { cwd: root }).map((source) => normalizePath(join(root, source))));
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
};

type Parts = readonly (readonly [name: string, ids: ReadonlySet<string>])[];

/**
 * Which modules share a file. By itself the bundler makes one for each set of pages that have something in common: a
 * dozen small ones for a page, and each request costs a slow line half a second.
 *
 * `files`: by name, sources that are a file with all they import. What a group before them has is there already, and what
 * one of a group shares with any other is one more file: no circles.
 */
export const chunkGroups = (
  files: readonly Readonly<Record<string, readonly string[]>>[],
): Rolldown.CodeSplittingGroup[] => {
  let groups: readonly Parts[] | undefined;
  const fileOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    groups ??= files.map((of) => Object.entries(of).map(([name, sources]) => [name, importedBy(sources, context)]));
    const isIn = ([, ids]: Parts[number]): boolean => ids.has(id);
    const at = groups.findIndex((parts) => parts.some(isIn));
    const others = groups.slice(at).flat().filter(isIn);
    const isShared = others.length > 1 && (groups[at]?.length ?? 0) > 1;
    return isShared ? `shared-${at}` : (others[0]?.[0] ?? null);
  };
  return [
    { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
    { name: 'charts', test: /src[\\/](machines|services)[\\/]/, tags: ['$initial'] },
    { name: 'app', tags: ['$initial'] },
    { debugName: 'pages', name: fileOf, includeDependenciesRecursively: false },
  ];
};
