import { stemOf } from '#machines/flows/chart-file.ts';
import { criteria } from '#machines/paths/arcs.ts';
import { type Coverage, coverageFormat, type MachineCoverage } from '#machines/paths/coverage.ts';
import type { PathFile } from '#machines/paths/path-file.ts';
import type { OpeningActs } from '#machines/paths/script.ts';
import { type CaseFile, casesOf } from './cases.ts';
import { csvOf, featureOf, specOf } from './exports.ts';
import { type Flow, maxLength } from './flow.ts';
import { htmlOf, pageOf, ratio } from './page.ts';
import type { TextOf } from './texts.ts';
import { xlsxOf } from './xlsx.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

export type Files = readonly (readonly [name: string, content: string | Uint8Array])[];

/** `keep` makes a file whose bytes differ each time it is made, once for the same text. */
export type Keep = (text: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

export async function pathFiles(flow: Flow, textOf: TextOf, openings: OpeningActs, keep: Keep): Promise<Files> {
  const stem = stemOf(flow.file.machine);
  const cases: CaseFile = await casesOf(flow.file, openings, textOf);
  const pages: Files = [
    [`${stem}.md`, pageOf(flow, cases, textOf)],
    [`${stem}.json`, json(flow.file)],
  ];
  if (cases.cases.length === 0) return pages;
  const [zh, en] = [csvOf(cases, 'zh', textOf), csvOf(cases, 'en', textOf)];
  return [
    ...pages,
    [`${stem}.html`, htmlOf(flow, cases, textOf)],
    [`${stem}.zh.csv`, zh],
    [`${stem}.en.csv`, en],
    [`${stem}.xlsx`, await keep(`${zh}${en}`, () => xlsxOf(cases, textOf))],
    [`${stem}.zh.feature`, featureOf(cases, 'zh', textOf)],
    [`${stem}.en.feature`, featureOf(cases, 'en', textOf)],
    [`${stem}.spec.ts`, specOf(cases, textOf)],
  ];
}

export function numberFiles(flows: readonly Flow[]): Files {
  const coverage: Coverage = { format: coverageFormat, source: 'paths', machines: flows.map((flow) => flow.coverage) };
  return [
    ['README.md', indexOf(flows)],
    ['coverage.json', json(coverage)],
  ];
}

const playedOf = ({ unplayed }: PathFile, { transitions: { covered, missing } }: MachineCoverage): string =>
  `${covered.length - unplayed.length} / ${covered.length + missing.length}`;

function indexOf(flows: readonly Flow[]): string {
  const head = [
    '',
    '',
    '状态 · states',
    '转移 · transitions',
    '条件结果 · guard outcomes',
    '后台 · played',
    '用例 · cases',
    ...criteria,
  ];
  const rows = flows.map(({ file, coverage, covers }) => [
    `[${file.name.zh}](${stemOf(file.machine)}.md)`,
    file.name.en,
    ratio(coverage.states),
    ratio(coverage.transitions),
    ratio(coverage.guards),
    playedOf(file, coverage),
    String(file.cases.length),
    ...criteria.map((name) => `${covers[name].paths} (${covers[name].lowerBound}), ${covers[name].steps}`),
  ]);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    '# 测试路径 · Test paths',
    '由 `npm run paths` 从状态图生成，不要手改。说明见 [docs/paths.md](../paths.md)。',
    'Written from the statecharts by `npm run paths`; not edited by hand. How to read them: [docs/paths.md](../paths.md).',
    '每格：路径数（下限），步数。Each cell: paths (lower bound), steps.',
    '“后台”：能在模拟后台上走到的转移。"played": transitions that can be brought about against the simulated backend.',
    [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'),
    `路径长度上限 · at most ${criteria.map((name) => `${maxLength[name]} (${name})`).join(', ')} 步 · steps.`,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
