import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const imported = /^(?:import|export)(?! type\b)(?:[^;']* from)? '([#.][^'?]+)/gm;

const pathOf = (specifier: string, from: string): string =>
  specifier.startsWith('#') ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(from), specifier);

/** The texts of modules and of their static project imports, without types. */
export const moduleReader = (root: string): ((paths: readonly string[]) => readonly string[]) => {
  const known = new Map<string, { readonly text: string; readonly imports: readonly string[] }>();
  const read = (path: string) => {
    const text = readFileSync(join(root, path), 'utf8');
    const imports = [...text.matchAll(imported)].map(([, specifier = '']) => pathOf(specifier, path));
    const module = { text, imports };
    known.set(path, module);
    return module;
  };
  return (paths) => {
    const found = new Set(paths);
    for (const path of found) for (const one of (known.get(path) ?? read(path)).imports) found.add(one);
    return [...found].toSorted().map((path) => `${path}\n${known.get(path)?.text}`);
  };
};
