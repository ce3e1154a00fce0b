import { globSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { root } from './run.ts';

/** Expands `a/{b,c}.ts`, so that each part must match a source. */
const eachOf = (pattern: string): readonly string[] => {
  const [, before, names, after] = /^(.*)\{(.+)\}(.*)$/.exec(pattern) ?? [];
  return names?.split(',').map((name) => `${before}${name}${after}`) ?? [pattern];
};

const sourcesOf = (patterns: readonly string[]): readonly string[] =>
  patterns.flatMap(eachOf).flatMap((pattern) => {
    const found = globSync(pattern, { cwd: root });
    if (found.length === 0) throw new Error(`no source is called ${pattern}`);
    return found.map((source) => normalizePath(join(root, source)));
  });

/** These sources and their static imports. */
const importedBy = (sources: readonly string[], context: Rolldown.ChunkingContext) => {
  const found = new Set(sources);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
};

type Parts = readonly (readonly [name: string, ids: ReadonlySet<string>])[];

/**
 * By default the bundler makes a dozen small chunks per page, and each request costs half a second on a slow connection.
 * `files`: by name, sources bundled with their imports. Modules of an earlier group stay there;
 * those shared with another group, or by one of `standalone`, get a chunk of their own. Throws for an unused pattern.
 */
export const chunkGroups = (
  files: readonly Readonly<Record<string, readonly string[]>>[],
  standalone: readonly string[] = [],
): Rolldown.CodeSplittingGroup[] => {
  const named = files.map((of) => Object.entries(of).map(([name, patterns]) => [name, sourcesOf(patterns)] as const));
  let groups: readonly Parts[] | undefined;
  const fileOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    groups ??= named.map((parts) => parts.map(([name, sources]) => [name, importedBy(sources, context)] as const));
    const isIn = ([, ids]: Parts[number]): boolean => ids.has(id);
    const at = groups.findIndex((parts) => parts.some(isIn));
    const others = groups.slice(at).flat().filter(isIn);
    const name = others[0]?.[0] ?? null;
    const keepsShared = groups[at]?.length === 1 && !standalone.includes(name ?? '');
    return others.length > 1 && !keepsShared ? `shared-${at}` : name;
  };
  return [
    { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
    { name: 'charts', test: /src[\\/](machines|services|routes)[\\/]/, tags: ['$initial'] },
    { name: 'app', tags: ['$initial'] },
    { debugName: 'pages', name: fileOf, includeDependenciesRecursively: false },
  ];
};
