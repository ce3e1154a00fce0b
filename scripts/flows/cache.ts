import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Cache {
  /** The cached JSON value for these inputs, or the result of `make`. */
  readonly of: <T>(inputs: readonly string[], make: () => T | Promise<T>) => Promise<T>;
  readonly prune: () => void;
}

export const cacheIn = (folder: string): Cache => {
  mkdirSync(folder, { recursive: true });
  const stored = new Set(readdirSync(folder));
  const used = new Set<string>();
  return {
    of: async (inputs, make) => {
      const name = `${createHash('sha256').update(JSON.stringify(inputs)).digest('hex')}.json`;
      const path = join(folder, name);
      used.add(name);
      if (stored.has(name)) return JSON.parse(readFileSync(path, 'utf8'));
      const value = await make();
      writeFileSync(path, JSON.stringify(value));
      return value;
    },
    prune: () => {
      for (const name of stored) if (!used.has(name)) rmSync(join(folder, name));
    },
  };
};
