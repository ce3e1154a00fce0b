import { parse } from 'csv-parse/sync';
import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { stemOf } from '#machines/flows/chart-file.ts';
import { press } from '#machines/kit/act.ts';
import type { PathSpec } from '#machines/kit/path-spec.ts';
import { type menuMachine, menuPaths } from '../../tests/models/sample-charts.ts';
import { casesOf } from './cases.ts';
import { csvOf, featureOf, rowsOf, specOf } from './exports.ts';
import { numberFiles, pathFiles } from './files.ts';
import { exploredOf } from './flow.ts';
import { pageOf } from './page.ts';
import { seenText } from './words.ts';
import { xlsxOf } from './xlsx.ts';

const hungry = { machine: 'hunger', event: { type: 'hunger.come' } };
const openings = () => [press('button', 'shell:known')];

const spec: PathSpec<typeof menuMachine> = {
  ...menuPaths,
  name: { zh: '菜单', en: 'Menu' },
  starts: [{ zh: '在大厅', en: 'In the hall', at: { href: '/hall', open: [hungry] } }],
  events: {
    ...menuPaths.events,
    go: [{ zh: '进去', en: 'Go in, "please"', then: { zh: '菜单|开着。', en: 'The menu | is open.' } }],
  },
  acts: { ...menuPaths.acts, go: [press('link', 'shell:known', { role: 'banner' })] },
};
const flow = { spec, ...exploredOf(spec) };
const textOf = (lang: string, key: string) => (key === 'shell:known' ? `${lang} text` : null);
const cases = casesOf(flow.file, openings, textOf);

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

test('a CSV that a spreadsheet takes for UTF-8, with a row for each step and the fields of a case in its first', async () => {
  const text = csvOf(await cases, 'en', textOf);
  expect(text.startsWith('\uFEFFName,Folder,')).toBe(true);
  const [given, step] = parse(text, { bom: true, columns: true });
  expect(given).toMatchObject({ Name: 'The menu | is open: Go in, "please"', Folder: '/Menu' });
  expect(given).toMatchObject({
    'Test Script (Step-by-Step) - Step': 'In the hall',
    'Test Script (Step-by-Step) - Test Data': 'Open /hall?persona=none&run=menu-case-1\nPress the button "en text".',
  });
  expect(step).toMatchObject({
    Name: '',
    'Test Script (Step-by-Step) - Step': 'Go in, "please"',
    'Test Script (Step-by-Step) - Test Data': 'Press the link "en text" in the banner.',
    'Test Script (Step-by-Step) - Expected Result': 'The menu | is open.',
  });
});

test('a workbook has the rows of the CSV, on a sheet for each language', async () => {
  const sheets = await readExcelFile(await xlsxOf(await cases, textOf));
  expect(sheets.map(({ sheet, data }) => [sheet, data.map((cells) => cells.map((cell) => cell ?? ''))])).toEqual([
    ['中文', rowsOf(await cases, 'zh', textOf)],
    ['English', rowsOf(await cases, 'en', textOf)],
  ]);
});

test('Gherkin in the language of its reader, and a Playwright test, of the same steps', async () => {
  const feature = featureOf(await cases, 'zh', textOf).split('\n');
  expect(feature.slice(0, 11)).toEqual([
    '# language: zh-CN',
    '功能: 菜单',
    '',
    '  ',
    '',
    '  @menu-case-1',
    '  场景: 菜单|开着：进去',
    '    假如 应用打开在 "/hall?persona=none&run=menu-case-1"',
    '    而且 点击按钮 "zh text"',
    '    当 点击页头里的链接 "zh text"',
    '    # 预期: 菜单|开着。',
  ]);
  expect(specOf(await cases, textOf)).toContain("    await the('link', 'zh text', { role: 'banner' }).click();\n");
});

test('a page says what to do, how, and what comes of it in both languages, and a bar does not break its table', async () => {
  const page = pageOf(flow, await cases, textOf);
  expect(page).toContain('**前提** 没有登录，数据全新。在大厅。');
  expect(page).toContain('| 2 | Go in, "please" | Press the link "en text" in the banner. | The menu \\| is open. |');
});

test('the files of a chart are named like its machine', async () => {
  expect(stemOf('smsCode')).toBe('sms-code');
  const files = await pathFiles(flow, textOf, openings, (_, make) => make());
  expect([...numberFiles([flow]), ...files].map(([name]) => name)).toEqual([
    'README.md',
    'coverage.json',
    'menu.md',
    'menu.json',
    'menu.html',
    'menu.zh.csv',
    'menu.en.csv',
    'menu.xlsx',
    'menu.zh.feature',
    'menu.en.feature',
    'menu.spec.ts',
  ]);
});
