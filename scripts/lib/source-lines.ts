import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative } from 'node:path';
import { root } from './run.ts';

/** Where a build keeps its source maps, below its folder; no server gives it away. */
const mapFolder = join('.vite', 'maps');

/** A place in a script of a build, as browsers write it in a stack. */
const place = /(?:https?:\/\/[^\s()"']+?)?\/?assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * The text of a report with each place in a script of the build in `folder` replaced by `src/…:line:column`. A place of
 * which the build has no map stays as it is.
 */
export const withSourceLines = (report: string, folder: string): string => {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (script: string): SourceMap | null => {
    const file = join(folder, mapFolder, `${script}.map`);
    const known = maps.get(script);
    if (known !== undefined) return known;
    const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null;
    maps.set(script, map);
    return map;
  };
  return report.replaceAll(place, (written, script: string, line: string, column: string) => {
    const origin = mapOf(script)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return written;
    // The bundler names sources as seen from the script.
    const source = relative(root, join(folder, 'assets', origin.fileName));
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
};
