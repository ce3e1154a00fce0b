import type { MachineCoverage } from '#machines/paths/coverage.ts';
import type { PathEntry, PathFile } from '#machines/paths/path-file.ts';
import type { Flow } from './flow.ts';
import type { Lang, TextOf } from './texts.ts';
import { langs, seenText, whoOf } from './words.ts';

const headings = {
  zh: { path: '路径', given: '假如', step: ['#', '谁', '当', '那么', '需求'], lang: '中文', end: '' },
  en: { path: 'Path', given: 'Given', step: ['#', 'Who', 'When', 'Then', 'Requirements'], lang: 'English', end: '.' },
} as const;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

export function pageOf(flow: Flow, textOf: TextOf): string {
  const { file } = flow;
  return [
    `# ${file.name.zh} · ${file.name.en}`,
    `${file.description.zh}\n${file.description.en}`,
    summary(flow),
    ...langs.flatMap((lang) => [
      `## ${headings[lang].lang}`,
      ...file.paths.map((path, n) => section(path, n, lang, textOf)),
    ]),
    ...leftOut(flow),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function section(path: PathEntry, index: number, lang: Lang, textOf: TextOf): string {
  const words = headings[lang];
  const seen = seenText(path.seen, lang, textOf);
  const given =
    `**${words.given}** ${path.given[lang]}${lang === 'zh' ? '。' : '.'}${lang === 'zh' ? '' : ' '}${seen}`.trimEnd();
  const steps = path.steps.map((step, n) =>
    row([
      String(n + 1),
      whoOf(step, lang),
      step.words[lang],
      seenText(step.seen, lang, textOf),
      step.seen.requirements.join(' '),
    ]),
  );
  const table =
    steps.length > 0 ? `\n\n${[row(words.step), row(words.step.map(() => '---')), ...steps].join('\n')}` : '';
  return `### ${words.path} ${index + 1}\n\n${given}${table}`;
}

export const ratio = ({ covered, missing }: MachineCoverage['states']): string =>
  `${covered.length} / ${covered.length + missing.length}`;

function summary({ covers, coverage, situations }: Flow): string {
  const { paths, steps, lowerBound } = covers.outcomes;
  const lines = [
    ['路径 · paths', `${paths}（下限 · lower bound ${lowerBound}）`],
    ['步骤 · steps', String(steps)],
    ['状态 · states', ratio(coverage.states)],
    ['转移 · transitions', ratio(coverage.transitions)],
    ['条件结果 · guard outcomes', ratio(coverage.guards)],
    ['需求 · requirements', coverage.requirements.covered.join(' ') || '–'],
    ['探索到的局面 · situations explored', String(situations)],
  ];
  return ['| | |', '| --- | --- |', ...lines.map(row)].join('\n');
}

function leftOut({ file }: Flow): readonly string[] {
  return [
    ...listed('## 走不到的转移 · Transitions that nothing reaches', file.unreachable),
    ...listed('## 后台不会促成的转移 · Transitions that no answer of the backend leads to', file.unplayed),
  ];
}

const listed = (heading: string, transitions: PathFile['unreachable']): readonly string[] =>
  transitions.length === 0
    ? []
    : [heading, transitions.map(({ transition, reason }) => `- \`${transition}\`: ${reason}`).join('\n')];
