import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative } from 'node:path';
import { root } from './run.ts';

/** In the build folder; never served. */
const mapFolder = join('.vite', 'maps');

/** A script position in a browser's stack trace. */
const place = /(?:https?:\/\/[^\s()"']+?)?\/?assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/** Replaces script positions of the build in `folder` by `src/…:line:column`; those without a source map stay. */
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
    // Sources are relative to the script.
    const source = relative(root, join(folder, 'assets', origin.fileName));
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
};
