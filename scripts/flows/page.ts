import type { MachineCoverage } from '#machines/paths/coverage.ts';
import type { PathFile } from '#machines/paths/path-file.ts';
import type { CaseFile, TestCase } from './cases.ts';
import { manualSteps } from './exports.ts';
import type { Flow } from './flow.ts';
import type { Lang, TextOf } from './texts.ts';
import { langs } from './words.ts';

const headings = {
  zh: {
    lang: '中文',
    given: '前提',
    link: '打开',
    requirements: '需求',
    step: ['#', '做什么', '怎么做', '应看到'],
    none: '没有人能做的用例',
    long: '长路径在 JSON 和流程工作室里。',
  },
  en: {
    lang: 'English',
    given: 'Given',
    link: 'Open',
    requirements: 'Requirements',
    step: ['#', 'Do', 'How', 'Expect'],
    none: 'No case that a person can do',
    long: 'The long paths are in the JSON and in the flow studio.',
  },
} as const;

const noPlace = {
  zh: '没有地址能显示它：它只作为别的流程的一部分运行。',
  en: 'no address shows it: it runs as part of other charts alone.',
} as const;

/** Why a chart has no case. */
const noCases = ({ paths }: PathFile): Readonly<Record<Lang, string>> => {
  const reasons = paths.flatMap(({ cause }) => (cause.by === 'never' ? [cause.reason] : []));
  const [reason] = reasons;
  if (paths.every(({ at }) => !at)) return reason === undefined ? noPlace : { zh: reason, en: reason };
  return {
    zh: '每个结果都要应用的另一部分或另一成员来促成。',
    en: 'each outcome is brought about by another part of the app, or by another member.',
  };
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', '<br>');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const section = (each: TestCase, number: number, lang: Lang, textOf: TextOf): string => {
  const words = headings[lang];
  const steps = manualSteps(each, lang, textOf).map(({ does, how, expects }, n) =>
    row([String(n + 1), does, how.join('\n'), expects]),
  );
  return [
    `### ${number}. ${each.title[lang]}`,
    each.purpose[lang],
    `**${words.given}** ${each.given[lang]}`,
    [row(words.step), row(words.step.map(() => '---')), ...steps].join('\n'),
    ...(each.requirements.length > 0 ? [`${words.requirements}: ${each.requirements.join(' ')}`] : []),
  ].join('\n\n');
};

export const pageOf = (flow: Flow, cases: CaseFile, textOf: TextOf): string => {
  const { file } = flow;
  return `${[
    `# ${file.name.zh} · ${file.name.en}`,
    `${file.description.zh}\n${file.description.en}`,
    summary(flow, cases),
    ...langs.flatMap((lang) => [
      `## ${headings[lang].lang}`,
      ...(cases.cases.length === 0 ? [`${headings[lang].none}: ${noCases(file)[lang]}`] : []),
      ...cases.cases.map((each, n) => section(each, n + 1, lang, textOf)),
      headings[lang].long,
    ]),
    ...leftOut(flow),
  ].join('\n\n')}\n`;
};

export const ratio = ({ covered, missing }: MachineCoverage['states']): string =>
  `${covered.length} / ${covered.length + missing.length}`;

const summary = ({ covers, coverage, situations }: Flow, { cases }: CaseFile): string => {
  const { paths, steps, lowerBound } = covers.outcomes;
  const lines = [
    ['用例 · cases', String(cases.length)],
    ['路径 · paths', `${paths}（下限 · lower bound ${lowerBound}）`],
    ['步骤 · steps', String(steps)],
    ['状态 · states', ratio(coverage.states)],
    ['转移 · transitions', ratio(coverage.transitions)],
    ['条件结果 · guard outcomes', ratio(coverage.guards)],
    ['需求 · requirements', coverage.requirements.covered.join(' ') || '–'],
    ['探索到的局面 · situations explored', String(situations)],
  ];
  return ['| | |', '| --- | --- |', ...lines.map(row)].join('\n');
};

const leftOut = ({ file }: Flow): readonly string[] => [
  ...listed('## 走不到的转移 · Transitions that nothing reaches', file.unreachable),
  ...listed('## 后台不会促成的转移 · Transitions that no answer of the backend leads to', file.unplayed),
];

const listed = (heading: string, transitions: PathFile['unreachable']): readonly string[] =>
  transitions.length === 0
    ? []
    : [heading, transitions.map(({ transition, reason }) => `- \`${transition}\`: ${reason}`).join('\n')];

const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\n', '<br>');

const printed = (each: TestCase, number: number, lang: Lang, textOf: TextOf): string => {
  const words = headings[lang];
  const steps = manualSteps(each, lang, textOf).map(
    ({ does, how, expects }, n) =>
      `<tr><td>${n + 1}<td>${html(does)}<td>${html(how.join('\n'))}<td>${html(expects)}<td>☐`,
  );
  return [
    `<section><h3>${number}. ${html(each.title[lang])}</h3>`,
    `<p>${html(each.purpose[lang])}</p><p><b>${words.given}</b> ${html(each.given[lang])}</p>`,
    `<table><tr>${words.step.map((name) => `<th>${name}`).join('')}<th>✓${steps.join('\n')}</table>`,
    each.requirements.length > 0 ? `<p>${words.requirements}: ${each.requirements.join(' ')}</p>` : '',
    '</section>',
  ].join('\n');
};

const style =
  'body{font:14px/1.5 system-ui,sans-serif;margin:2em auto;max-width:60em;padding:0 1em}table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:4px 8px;text-align:left;vertical-align:top;overflow-wrap:anywhere}section{break-inside:avoid;margin-bottom:2em}';

/** For printing: both languages, a box to tick for each step. */
export const htmlOf = ({ file }: Flow, { cases }: CaseFile, textOf: TextOf): string =>
  `${[
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html(`${file.name.zh} · ${file.name.en}`)}</title><style>${style}</style>`,
    `<h1>${html(`${file.name.zh} · ${file.name.en}`)}</h1>`,
    ...langs.flatMap((lang) => [
      `<div lang="${lang}"><h2>${html(file.name[lang])}</h2><p>${html(file.description[lang])}</p>`,
      ...(cases.length === 0 ? [`<p>${headings[lang].none}: ${html(noCases(file)[lang])}</p>`] : []),
      ...cases.map((each, n) => printed(each, n + 1, lang, textOf)),
      '</div>',
    ]),
  ].join('\n')}\n`;
