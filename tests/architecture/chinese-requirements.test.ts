import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRequirements } from '../../scripts/lib/requirements.ts';

const root = join(import.meta.dirname, '..', '..');
const rows = readRequirements(readFileSync(join(root, 'docs', 'requirements.tsv'), 'utf8'));

type Row = Pick<(typeof rows)[number], 'id' | 'requirement' | 'zh'>;

const points: Readonly<Record<string, string>> = {
  'CHOICE: [silent] ': '【自定】[规格未说] ',
  'CHOICE: [conflict] ': '【自定】[规格矛盾] ',
  'CHOICE: [not shown] ': '【自定】[规格未列] ',
};
const pointOf = (text: string, all: readonly string[]): number => all.findIndex((start) => text.startsWith(start));

const number = /(?<![\w.-])[+-]?\d+(?:[.,]\d+)*/g;
/** An address, or the end of one. */
const path = /(?<![\w}])\/[\w{}?/#-]*[\w}/]|#[a-z]+/g;
const parameter = /\{[^}]+\}/g;
/** Words that only code has: camelCase, snake_case, capitals, assignments. */
const identifier = /\b(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+(?:[A-Z]\w*|\.\w+)|\w+_\w+|[A-Z]{2,}|\w+=\w+)\b/g;
const quotedInChinese = /'([^']*\p{Script=Han}[^']*)'/gu;

/** What looks like a name of the code in English, and is a word in Chinese. */
const translated = new Set('CHOICE HTTP OEM QR SMS WeChat'.split(' '));

const namesIn = (text: string): readonly string[] =>
  [number, path, parameter, identifier].flatMap((kind) => [...text.matchAll(kind)].map(([name]) => name));

/** The fields that a row of chapter 3 lists. */
const fieldsIn = ({ id, requirement }: Row): readonly string[] =>
  id.startsWith('R3-') ? (/: (.*)\.$/.exec(requirement)?.[1] ?? '').split(', ').filter((one) => /^\w+$/.test(one)) : [];

const factsOf = (row: Row): readonly string[] =>
  [...namesIn(row.requirement), ...fieldsIn(row)].filter((fact) => !translated.has(fact));

/** Latin letters and digits, as words. */
const wordsIn = (text: string): readonly string[] => text.match(/[A-Za-z]+|\d+/g) ?? [];

/** What the Chinese of a row lacks, and what it has that the row has not. */
const differencesIn = (row: Row): readonly string[] => {
  const { id, requirement, zh } = row;
  const inChinese = new Set([...namesIn(zh), ...wordsIn(zh)]);
  const quoted = [...requirement.matchAll(quotedInChinese)].map(([, text = '']) => text);
  const inEnglish = new Set(wordsIn(requirement.toLowerCase()));
  const isInEnglish = (word: string): boolean => inEnglish.has(word) || inEnglish.has(`${word}s`);
  return [
    ...factsOf(row).filter((fact) => !inChinese.has(fact)),
    ...quoted.filter((text) => !zh.includes(`“${text}”`)),
    ...wordsIn(zh.toLowerCase()).filter((word) => !isInEnglish(word)),
  ].map((difference) => `${id}: ${difference}`);
};

test('every requirement has its Chinese, with every number, address, name of the code and Chinese text, and none besides', () => {
  expect(rows.filter(({ zh }) => !/\p{Script=Han}/u.test(zh) || zh !== zh.trim()).map(({ id }) => id)).toEqual([]);
  expect(rows.flatMap(differencesIn)).toEqual([]);
});

test.each<[string, Row, readonly string[]]>([
  [
    'a number',
    { id: 'R2.2-15', requirement: 'The dialog measures 829 by 529 px.', zh: '弹窗的尺寸为 829 px。' },
    ['529'],
  ],
  ['another number', { id: 'R2.4-4', requirement: 'Shows 5 searches.', zh: '显示 50 条。' }, ['5', '50']],
  [
    'an address',
    { id: 'R2.6-86', requirement: 'Goes to /search/post/{word}.', zh: '转到 /search/{word}。' },
    ['/search/post/{word}'],
  ],
  ['a name', { id: 'R5.3-19', requirement: 'Sets companyId.', zh: '设置公司。' }, ['companyId']],
  ['a field', { id: 'R3-12', requirement: 'Status: isRequired, step.', zh: '状态：isRequired。' }, ['step']],
  ['a text', { id: 'R8.5-13', requirement: "It shows '复制成功'.", zh: '显示“已复制”。' }, ['复制成功']],
  ['a word left in English', { id: 'R1-16', requirement: 'A member can like.', zh: '会员可以 like post。' }, ['post']],
])('%s is missed', (_, row, missed) => {
  expect(differencesIn(row)).toEqual(missed.map((difference) => `${row.id}: ${difference}`));
});

test('an open point is marked alike in both languages', () => {
  const unlike = rows.filter(
    ({ requirement, zh }) => pointOf(requirement, Object.keys(points)) !== pointOf(zh, Object.values(points)),
  );
  expect(unlike).toEqual([]);
  expect(rows.filter(({ requirement }) => requirement.startsWith('CHOICE'))).toHaveLength(
    rows.filter(({ zh }) => zh.startsWith('【')).length,
  );
});

/** One name for one thing. Addresses and names of the code are not looked at. */
const names: readonly (readonly [english: RegExp, chinese: string])[] = [
  [/\bpost site\b/, '供需站'],
  [/\bnews site\b/i, '资讯站'],
  [/\bevents[ -]site\b/i, '活动站'],
  [/\bflash(es)?\b/, '快讯'],
  [/\bcircles?\b/, '圈子'],
  [/\bcompany[ -]library\b/, '企业库'],
  [/\baside\b/, '右侧栏'],
  [/\bregister status\b/, '注册状态'],
  [/\bsupplement\b/, '完善资料'],
  [/\bwork[ -]history\b/i, '工作经历'],
  [/\beducation\b/i, '教育经历'],
  [/\bindustry[ -]tags?\b/i, '行业标签'],
  [/\bfriend (request|application)s?\b/i, '好友申请'],
  [/\bprivate[ -]messages?\b/, '私信'],
  [/\bsystem messages?\b/, '系统消息'],
  [/\bconversations?\b/i, '对话'],
  [/\b(banned|muted)\b/, '禁言'],
  [/\blogin dialog\b/, '登录弹窗'],
  [/\bSMS\b/, '短信'],
  [/\bWeChat\b/, '微信'],
  [/\bslider captcha\b/, '滑块验证'],
];

test('one thing has one name in Chinese', () => {
  const others = rows.flatMap(({ id, requirement, zh }) => {
    const english = requirement.replaceAll(/\/[\w{}?/-]+|'[^']*'/g, '');
    return names.flatMap(([name, chinese]) =>
      name.test(english) && !zh.includes(chinese) ? [`${id}: ${chinese}`] : [],
    );
  });
  expect(others).toEqual([]);
});
