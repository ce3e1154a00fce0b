import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Lang = 'zh' | 'en';

/** The text of an i18n key `<namespace>:<path>`, with … for parameters; null if unknown. */
export type TextOf = (lang: Lang, key: string) => string | null;

const at = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (branch, name) =>
      typeof branch === 'object' && branch !== null
        ? Object.entries(branch).find(([key]) => key === name || key === `${name}_other`)?.[1]
        : undefined,
    tree,
  );

export const textsIn = (folder: string): TextOf => {
  const trees = new Map<string, unknown>();
  return (lang, key) => {
    const [namespace = '', path = ''] = key.split(':');
    const file = join(folder, lang, `${namespace}.json`);
    if (!trees.has(file)) trees.set(file, JSON.parse(readFileSync(file, 'utf8')));
    const text = at(trees.get(file), path.split('.'));
    return typeof text === 'string' ? text.replaceAll(/\{\{.*?\}\}/g, '…') : null;
  };
};
