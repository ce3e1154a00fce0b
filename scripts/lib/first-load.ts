import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Schema } from 'effect';

const Chunk = Schema.Struct({
  file: Schema.String,
  name: Schema.optional(Schema.String),
  isEntry: Schema.optional(Schema.Boolean),
  imports: Schema.optional(Schema.Array(Schema.String)),
  css: Schema.optional(Schema.Array(Schema.String)),
});

/** The bundler's `dist/.vite/manifest.json`: chunks by their source file or name. */
export const Manifest = Schema.Record(Schema.String, Chunk);
export type Manifest = typeof Manifest.Type;

export interface Sized {
  readonly file: string;
  readonly bytes: number;
  readonly brotli: number;
}

export interface FirstLoad {
  readonly scripts: readonly Sized[];
  readonly styles: readonly Sized[];
}

export function readManifest(folder: string): Manifest {
  const text = readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8');
  return Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))(text);
}

/** One script of the build, by its path in the folder; which one, does not matter. */
export function anyScript(manifest: Manifest): string {
  const script = Object.values(manifest).find(({ file }) => file.endsWith('.js'));
  if (!script) throw new Error('The manifest names no script.');
  return script.file;
}

/**
 * Keys of the chunks that a page needs before it is usable: the entry, those in `also` (by source or name) and all that
 * these import statically. What is reached by `import()` alone is left out.
 */
export function firstLoadKeys(manifest: Manifest, also: readonly string[] = []): readonly string[] {
  const all = Object.keys(manifest);
  const keysOf = (part: string): readonly string[] => {
    // A file of many sources has none of its own.
    const named = all.filter((key) => key.startsWith('_') && manifest[key]?.name === part);
    const keys = manifest[part] ? [part] : named;
    if (keys.length === 0) throw new Error(`not in the manifest: ${part}`);
    return keys;
  };
  const keys = new Set([...all.filter((key) => manifest[key]?.isEntry), ...also.flatMap(keysOf)]);
  for (const key of keys) for (const next of manifest[key]?.imports ?? []) keys.add(next);
  return [...keys];
}

/** Files of these chunks and of what they import statically, but for those that are there already. */
export function filesOf(manifest: Manifest, keys: readonly string[], there: readonly string[] = []): readonly string[] {
  const files = (each: readonly string[]): readonly string[] =>
    firstLoadKeys(manifest, each).flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]);
  const known = new Set(there.length > 0 ? files(there) : []);
  return [...new Set(files(keys))].filter((file) => !known.has(file));
}

export const measure = (folder: string, files: readonly string[]): readonly Sized[] =>
  files.map((file) => {
    const content = readFileSync(join(folder, file));
    return { file, bytes: content.length, brotli: brotliCompressSync(content).length };
  });

/** Sizes of the first load in bytes, plain and by brotli at its highest quality. */
export function measureFirstLoad(folder: string, also: readonly string[] = []): FirstLoad {
  const sizes = measure(folder, filesOf(readManifest(folder), also));
  return {
    scripts: sizes.filter(({ file }) => file.endsWith('.js')),
    styles: sizes.filter(({ file }) => file.endsWith('.css')),
  };
}

export const brotliSum = (parts: readonly Sized[]): number => parts.reduce((sum, { brotli }) => sum + brotli, 0);
