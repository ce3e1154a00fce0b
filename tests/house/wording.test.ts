import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

type Texts = ReadonlyMap<string, string>;

const flat = (value: unknown, key: string): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => flat(inner, `${key}.${name}`))
    : [[key, String(value)]];

const textsOf = (language: 'zh' | 'en'): Texts =>
  new Map(
    globSync(`src/i18n/locales/${language}/*.json`).flatMap((file) =>
      flat(JSON.parse(readFileSync(file, 'utf8')), basename(file, '.json')),
    ),
  );

/** What such a Chinese text reads in English, whatever the case of its letters. */
const readings = (text: string, zh: Texts, en: Texts): readonly string[] => [
  ...new Set([...zh].filter(([, one]) => one === text).map(([key]) => en.get(key)?.toLowerCase() ?? '')),
];

/** What a reader presses or chooses on more than one page. */
const deeds =
  '重试 取消 关闭 保存 发送 绑定 编辑 删除 确认删除 预览 收起 展开 搜索 分享 更多 复制成功 发私信 继续编辑 完善资料 编辑资料 清除筛选 退出登录 返回主页 不限时间 一天内 一周内 一个月内 半年内 一年内 正在加载'.split(
    ' ',
  );

test('what can be done on several pages is called the same on each, in both languages', () => {
  const [zh, en] = [textsOf('zh'), textsOf('en')];
  const all = [...zh.values()];
  expect(deeds.filter((deed) => all.indexOf(deed) === all.lastIndexOf(deed))).toEqual([]);
  expect(deeds.map((deed) => [deed, readings(deed, zh, en)]).filter(([, read]) => read?.length !== 1)).toEqual([]);
  const other = new Map(en).set('account.list.retry', 'Try again');
  expect(readings('重试', zh, other)).toHaveLength(2);
});

test('what to do where there is nothing yet is said without a full stop, in both languages', () => {
  const advice = /([eE]mpty|[nN]one(Mine)?|[nN]othing(Said)?|\.no[A-Z]\w*)Text(\.\w+)?$/;
  const told = [...textsOf('zh'), ...textsOf('en')].filter(([key]) => advice.test(key));
  expect(told.length).toBeGreaterThan(45);
  expect(told.filter(([, text]) => /[。.]$/.test(text))).toEqual([]);
});

test('the reader is 您; 你 is said only of several, and where the specification says it of another', () => {
  const familiar = [...textsOf('zh')].filter(([, text]) => /你(?!们)/.test(text) && !text.startsWith('对方'));
  expect(familiar).toEqual([]);
});
