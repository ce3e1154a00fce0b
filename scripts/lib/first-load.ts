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

export const Manifest = Schema.Record(Schema.String, Chunk);
export type Manifest = typeof Manifest.Type;

export interface Sized {
  readonly file: string;
  readonly bytes: number;
  readonly brotli: number;
}

interface FirstLoad {
  readonly scripts: readonly Sized[];
  readonly styles: readonly Sized[];
}

export function readManifest(folder: string): Manifest {
  const text = readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8');
  return Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))(text);
}

export function anyScript(manifest: Manifest): string {
  const script = Object.values(manifest).find(({ file }) => file.endsWith('.js'));
  if (!script) throw new Error('The manifest names no script.');
  return script.file;
}

/** Keys of the entry, of the chunks in `also` (by source or name) and of all their static imports. */
export function firstLoadKeys(manifest: Manifest, also: readonly string[] = []): readonly string[] {
  const all = Object.keys(manifest);
  const keysOf = (part: string): readonly string[] => {
    // A chunk of several sources has none as its key.
    const named = all.filter((key) => key.startsWith('_') && manifest[key]?.name === part);
    const keys = manifest[part] ? [part] : named;
    if (keys.length === 0) throw new Error(`not in the manifest: ${part}`);
    return keys;
  };
  const keys = new Set([...all.filter((key) => manifest[key]?.isEntry), ...also.flatMap(keysOf)]);
  for (const key of keys) for (const next of manifest[key]?.imports ?? []) keys.add(next);
  return [...keys];
}

/** Files of these chunks and their static imports, except those already `there`. */
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

/** In bytes: plain, and brotli at its highest quality. */
export function measureFirstLoad(folder: string, also: readonly string[] = []): FirstLoad {
  const sizes = measure(folder, filesOf(readManifest(folder), also));
  return {
    scripts: sizes.filter(({ file }) => file.endsWith('.js')),
    styles: sizes.filter(({ file }) => file.endsWith('.css')),
  };
}

export const brotliSum = (parts: readonly Sized[]): number => parts.reduce((sum, { brotli }) => sum + brotli, 0);
