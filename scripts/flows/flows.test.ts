import { expect, test } from 'vitest';
import { stemOf } from '#machines/flows/chart-file.ts';
import type { PathSpec } from '#machines/kit/path-spec.ts';
import { type menuMachine, menuPaths } from '../../tests/models/sample-charts.ts';
import { csvOf, featureOf } from './exports.ts';
import { numberFiles, pathFiles } from './files.ts';
import { exploredOf } from './flow.ts';
import { pageOf } from './page.ts';
import { seenText } from './words.ts';

const spec: PathSpec<typeof menuMachine> = {
  ...menuPaths,
  name: { zh: '菜单', en: 'Menu' },
  starts: [{ zh: '在大厅', en: 'In the hall' }],
  events: {
    ...menuPaths.events,
    go: [{ zh: '进去', en: 'Go in, "please"', then: { zh: '菜单|开着。', en: 'The menu | is open.' } }],
  },
};
const flow = { spec, ...exploredOf(spec) };
const textOf = (lang: string, key: string) => (key === 'shell:known' ? `${lang} text` : null);

test('what is seen is a sentence and the words on the screen; a key without a text is shown as it is', () => {
  const seen = {
    states: [],
    says: [{ zh: '好。', en: 'Well.' }],
    see: ['shell:known', 'shell:lost'],
    requirements: [],
  };
  expect(seenText(seen, 'zh', textOf)).toBe('好。屏幕显示：“zh text”、“shell:lost”');
  expect(seenText(seen, 'en', textOf)).toBe('Well. On the screen: "en text", "shell:lost"');
});

test('a CSV that a spreadsheet takes for UTF-8, with a line for each step, and commas, quotes and lines kept inside a cell', () => {
  const [head, given, step] = csvOf(flow.file, textOf).split('\n');
  expect(head).toBe('\uFEFFpath,step,kind,when_zh,then_zh,when_en,then_en,states,requirements,event');
  expect(given).toBe('menu-1,0,given,在大厅,,In the hall,,hall,,null');
  expect(step).toBe('menu-1,1,user,进去,菜单|开着。,"Go in, ""please""",The menu | is open.,menu,,"{""type"":""go""}"');
});

test('Gherkin in the language of its reader', () => {
  expect(featureOf(flow.file, 'zh', textOf).split('\n').slice(0, 9)).toEqual([
    '# language: zh-CN',
    '功能: 菜单',
    '',
    '  ',
    '',
    '  @menu @menu-1',
    '  场景: 路径 1',
    '    假如 在大厅',
    '    当 用户：进去',
  ]);
});

test('a page says given, when and then in both languages, and a bar does not break its table', () => {
  const page = pageOf(flow, textOf);
  expect(page).toContain('**假如** 在大厅。');
  expect(page).toContain('| 1 | User | Go in, "please" | The menu \\| is open. |  |');
});

test('the files of a chart are named like its machine', () => {
  expect(stemOf('smsCode')).toBe('sms-code');
  expect([...numberFiles([flow]), ...pathFiles(flow, textOf)].map(([name]) => name)).toEqual([
    'README.md',
    'coverage.json',
    'menu.md',
    'menu.json',
    'menu.csv',
    'menu.zh.feature',
    'menu.en.feature',
  ]);
});
