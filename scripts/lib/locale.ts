import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findWebKit } from './engines.ts';

/**
 * The environment of a process in this language, as a container has none but C. What is made lies in `folder`.
 * Several processes may ask at once: a locale that is only half written would be taken for C, and the page be English.
 */
export function makeLocale(
  language: string,
  folder: string,
  env: { readonly PATH?: string | undefined } = process.env,
): Readonly<Record<string, string>> {
  const source = language.replace('-', '_');
  const name = `${source}.UTF-8`;
  const place = join(folder, name);
  if (!existsSync(place)) {
    mkdirSync(folder, { recursive: true });
    const begun = mkdtempSync(join(folder, 'begun-'));
    const made = join(begun, name);
    const { stderr } = spawnSync(findWebKit('localedef', env) ?? '', ['-i', source, '-f', 'UTF-8', made], {
      encoding: 'utf8',
    });
    if (existsSync(made)) takeOver(made, place);
    rmSync(begun, { recursive: true });
    if (!existsSync(place)) throw new Error(`localedef has not made ${name}: ${stderr ?? ''}`);
  }
  return { LOCPATH: folder, LC_ALL: name, LANGUAGE: source };
}

/** Another process may have been first: theirs is the same. */
function takeOver(made: string, place: string): void {
  try {
    renameSync(made, place);
  } catch (reason) {
    if (!existsSync(place)) throw reason;
  }
}
