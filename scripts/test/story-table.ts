import { type EngineName, engineNames } from '../lib/engines.ts';
import type { Outcome } from '../lib/results.ts';

const pattern = new RegExp(`^(?:\\[[^\\]]*\\] ?)*(.+) in (${engineNames.join('|')})-(\\w+)$`);

/** A table in Markdown: stories down, engines across, and in each cell how it went at which size. */
export function storyTable(
  outcomes: readonly Pick<Outcome, 'title' | 'status'>[],
  versions: Readonly<Partial<Record<EngineName, string>>>,
): string {
  const shown = outcomes.flatMap(({ title, status }) => {
    const [, story, engine, size] = pattern.exec(title) ?? [];
    return story && engine && size ? [{ story: story.replaceAll(/ @\w+/g, ''), engine, size, status }] : [];
  });
  const tested = engineNames.filter((name) => versions[name] !== undefined);
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const cell = (story: string, engine: EngineName): string =>
    shown
      .filter((one) => one.story === story && one.engine === engine)
      .map(({ size, status }) => (status === 'passed' ? size : `${size} ${status.toUpperCase()}`))
      .toSorted()
      .join(', ') || '—';
  return [
    row(['story', ...tested.map((name) => versions[name] ?? '')]),
    row(['---', ...tested.map(() => '---')]),
    ...[...new Set(shown.map(({ story }) => story))]
      .toSorted()
      .map((story) => row([story, ...tested.map((name) => cell(story, name))])),
  ].join('\n');
}
