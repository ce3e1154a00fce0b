import { basename } from 'node:path';
import { type EngineName, engineNames } from '../lib/engines.ts';
import type { Outcome } from '../lib/results.ts';

const projects = new RegExp(` in (${engineNames.join('|')})-(\\w+)$`);

/** A table in Markdown: a row per file of stories, a column per engine; a cell says `ok`, or at which size it failed. */
export function storyTable(
  outcomes: readonly Outcome[],
  versions: Readonly<Partial<Record<EngineName, string>>>,
): string {
  const ran = outcomes.flatMap(({ title, file, status }) => {
    const [, engine, size] = projects.exec(title) ?? [];
    const story = basename(file, '.e2e.ts').replaceAll('-', ' ');
    return engine && size ? [{ story, engine, size, status }] : [];
  });
  const cell = (story: string, name: EngineName): string => {
    const here = ran.filter((one) => one.story === story && one.engine === name);
    const failed = new Set(here.filter(({ status }) => status === 'failed').map(({ size }) => size));
    if (failed.size > 0) return `FAILED: ${[...failed].join(', ')}`;
    return here.some(({ status }) => status === 'passed') ? 'ok' : 'not run';
  };
  const tested = engineNames.filter((name) => versions[name] !== undefined);
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(['story', ...tested.map((name) => versions[name] ?? '')]),
    `|${'---|'.repeat(tested.length + 1)}`,
    ...[...new Set(ran.map(({ story }) => story))]
      .toSorted()
      .map((story) => row([story, ...tested.map((name) => cell(story, name))])),
  ].join('\n');
}
