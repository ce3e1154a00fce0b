import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync, Visitor } from 'vite';
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
const actions =
  '重试 取消 关闭 保存 发送 绑定 编辑 删除 确认删除 预览 搜索 分享 更多 复制成功 发私信 继续编辑 完善资料 编辑资料 清除筛选 退出登录 返回首页 不限时间 一天内 一周内 一个月内 半年内 一年内 正在加载'.split(
    ' ',
  );

test('what can be done on several pages is called the same on each, in both languages', () => {
  const [zh, en] = [textsOf('zh'), textsOf('en')];
  const all = [...zh.values()];
  expect(actions.filter((action) => all.indexOf(action) === all.lastIndexOf(action))).toEqual([]);
  expect(actions.map((action) => [action, readings(action, zh, en)]).filter(([, read]) => read?.length !== 1)).toEqual(
    [],
  );
  const other = new Map(en).set('account.list.retry', 'Try again');
  expect(readings('重试', zh, other)).toHaveLength(2);
});

test('what to do where there is nothing yet is said without a full stop, in both languages', () => {
  const advice = /([eE]mpty|[nN]one(Mine)?|[nN]othing(Said)?|\.no[A-Z]\w*)Text(\.\w+)?$/;
  const advices = [...textsOf('zh'), ...textsOf('en')].filter(([key]) => advice.test(key));
  expect(advices.length).toBeGreaterThan(45);
  expect(advices.filter(([, text]) => /[。.]$/.test(text))).toEqual([]);
});

/** A number before a plural noun. `max` and `n` are limits above one. */
const counted =
  /\{\{(?!(max|n|name|field|type|path)\})\w+\}\}( (new|app|earlier|unread))? (?!is |says |ms)(people|[a-z]+s)\b/;

/** These say that something is in another order, so there are at least two. */
const never1 = ['timeline.compare.reordered', 'timeline.compare.apartMoved'];

const withoutSingular = (texts: Texts): readonly string[] =>
  [...texts]
    .filter(([key, text]) => counted.test(text) && !(key.endsWith('_other') && texts.has(key.replace(/other$/, 'one'))))
    .map(([key]) => key);

test('[R1-22] an English text with a number before a plural noun has one for the number 1', () => {
  expect(withoutSingular(textsOf('en'))).toEqual(never1);
  expect(withoutSingular(new Map([['a', '{{total}} new comments']]))).toEqual(['a']);
});

/** Formal address, by key: only where the specification quotes it. */
const formalAddress: Readonly<Record<string, string>> = {
  // R8.5-9
  'messages.muted': '您的帐号已被禁言，请联系管理员',
};

const formal = (texts: Texts): Readonly<Record<string, string>> =>
  Object.fromEntries([...texts].filter(([, text]) => text.includes('您')));

test('[R8.5-9] the Chinese interface says 你, except where the specification quotes 您', () => {
  expect(formal(textsOf('zh'))).toEqual(formalAddress);
  expect(formal(new Map([['a', '登录即表示您同意']]))).toEqual({ a: '登录即表示您同意' });
});

/** Half-width punctuation after a Chinese character, straight and corner quotes, a doubled ellipsis. */
const foreignMarks = /[\p{Script=Han}”）][,;:?!()]|[,;:?!()]\p{Script=Han}|["'「」]|……/u;

const wronglyPunctuated = (texts: Texts): readonly string[] =>
  [...texts].filter(([, text]) => foreignMarks.test(text)).map(([key]) => key);

test('Chinese texts have full-width punctuation and “” as quotes', () => {
  expect(wronglyPunctuated(textsOf('zh'))).toEqual([]);
  const wrong = ['已失效, 点击刷新', '共(3)', '关注「茶」', '"茶"', '等等……'].map(
    (text, at) => [`${at}`, text] as const,
  );
  expect(wronglyPunctuated(new Map(wrong))).toHaveLength(wrong.length);
  expect(wronglyPunctuated(new Map([['a', '“茶”（{{n}}）：Ctrl+Enter…']]))).toEqual([]);
});

/** English texts that the specification quotes with a straight apostrophe, by key. */
const straightQuotes: readonly string[] = ['session.error.mobile.required'];

test('[R1-22] English texts have curly quotes and apostrophes, except where the specification quotes straight ones', () => {
  const straight = [...textsOf('en')].filter(([, text]) => /['"]/.test(text)).map(([key]) => key);
  expect(straight).toEqual(straightQuotes);
});

/** Other names of what has one, with that one. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/\bsign(ed)? (in|out)\b/i, 'log in, log out'],
  [/\b(un)?(bound|bind)\b/i, 'link'],
  [/\bpictures?\b/i, 'image'],
  [/\bfans?\b/i, 'followers'],
  [/\bcould not\b/i, 'couldn’t'],
];

const otherNames = (texts: Texts): readonly string[] =>
  [...texts].flatMap(([key, text]) =>
    synonyms.flatMap(([other, name]) => (other.test(wordsIn(text)) ? [`${key}: ${name}`] : [])),
  );

test('[R1-22] one thing has one name in English, except in what the specification quotes', () => {
  expect(otherNames(textsOf('en'))).toEqual(['session.bind.heading: link']);
  expect(otherNames(new Map([['a', 'Sign in to see more']]))).toEqual(['a: log in, log out']);
});

/** English texts of the pages that begin in lower case, by key: quoted by the specification, within a sentence, or a code. */
const lowerCase: readonly string[] = [
  'messages.lang',
  ...['registration.agreement.and', 'session.login.and'],
  ...['error.tooLong', 'hint.company', 'hint.nickname', 'supplement.saved'].map((key) => `registration.${key}`),
  ...['registration.step.profileFailed', 'registration.step.saveFailed'],
  ...['accountMissing', 'codeFailed', 'loginFailed', 'mobile.required', 'resetFailed'].map(
    (key) => `session.error.${key}`,
  ),
  ...['securityFailed', 'wrongCredentials', 'wrongSmsCode'].map((key) => `session.error.${key}`),
  ...['session.reset.done', 'session.visitLimit.text'],
  ...['upload.many', 'upload.size', 'upload.type'],
];

const ofTools = /^(backstage|flows|timeline)\./;

test('[R1-22] English texts of the pages begin with a capital, except those listed', () => {
  const found = [...textsOf('en')]
    .filter(([key, text]) => !ofTools.test(key) && /^[a-z]/.test(text))
    .map(([key]) => key);
  expect(found.toSorted()).toEqual(lowerCase.toSorted());
});

const han = /\p{Script=Han}/u;
const letter = /\p{L}/u;

/** A text without its placeholders and tags. */
const wordsIn = (text: string): string => text.replace(/\{\{.*?\}\}|<\/?\w+ ?\/?>|\$t\(.*?\)/g, '');

/** English texts that hold Chinese, by key, with what they hold. */
const chineseInEnglish: Readonly<Record<string, string>> = {
  // The other language is called by its own name.
  'account.preference.zh': '中文',
  'shell.language.other': '中文',
  // The brand and its page titles.
  'news.pageTitle': ' · 食业',
  'post.pageTitle': ' · 食业',
  'shell.titleBrand': '食业',
  // Registration numbers as the authorities write them.
  'frame.footer.filing': '沪ICP备20260001号-1',
  'frame.footer.police': '沪公网安备31010102000001号',
};

/** Chinese texts without a Chinese word, by key. */
const latinInChinese: Readonly<Record<string, string>> = {
  // The other language is called by its own name.
  'account.preference.en': 'English',
  'shell.language.other': 'English',
  'backstage.realtime.body': 'JSON',
  // A language tag for the `lang` attribute.
  'messages.lang': 'zh-CN',
};

/** Names, keys and formats that Chinese texts write in Latin letters. */
const latinNames = new Set('Ctrl Enter F FLOWS HTTP ICP JSON MB PNG SVG Shiye TA VITE flow gif jpg png'.split(' '));

const englishWith = (texts: Texts) =>
  Object.fromEntries([...texts].flatMap(([key, text]) => (han.test(text) ? [[key, wordsIn(text)]] : [])));
const chineseWithout = (texts: Texts) =>
  Object.fromEntries(
    [...texts].flatMap(([key, text]) => {
      const words = wordsIn(text);
      return letter.test(words) && !han.test(words) ? [[key, words]] : [];
    }),
  );
const latinWords = (texts: Texts): readonly string[] =>
  [...texts].flatMap(([key, text]) =>
    key in latinInChinese ? [] : (wordsIn(text).match(/\p{Script=Latin}+/gu) ?? []).map((word) => `${key}: ${word}`),
  );

test('[R1-21 R1-22] every English text is without Chinese, and every Chinese text is in Chinese, but for the names listed', () => {
  const [zh, en] = [textsOf('zh'), textsOf('en')];
  expect(englishWith(en)).toEqual(chineseInEnglish);
  expect(chineseWithout(zh)).toEqual(latinInChinese);
  expect(latinWords(zh).filter((found) => !latinNames.has(found.slice(found.indexOf(': ') + 2)))).toEqual([]);
});

/** Chinese in a source outside of `{ zh, en }` pairs: strings, templates, patterns and the text of JSX. */
const chineseIn = (path: string, text: string): readonly string[] => {
  const pairs: { start: number; end: number }[] = [];
  const found: { start: number; end: number; words: string }[] = [];
  const find = ({ start, end }: { start: number; end: number }, words: string): void => {
    if (han.test(words)) found.push({ start, end, words: words.trim() });
  };
  new Visitor({
    ObjectExpression: ({ properties }) => {
      const named = (name: string) =>
        properties.find((one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name);
      const chinese = named('zh');
      if (chinese && named('en')) pairs.push(chinese);
    },
    Literal: (node) => find(node, 'regex' in node ? node.regex.pattern : String(node.value)),
    TemplateElement: (node) => find(node, node.value.raw),
    JSXText: (node) => find(node, node.value),
  }).visit(parseSync(path, text).program);
  return found
    .filter(({ start, end }) => !pairs.some((pair) => pair.start <= start && end <= pair.end))
    .map(({ words }) => words);
};

/** Not shown as texts of the interface: tests, test paths with their samples, the simulated backend, generated data. */
const isOfInterface = (path: string): boolean =>
  !/\.test\.tsx?$|\.paths\.ts$|[-.]cases\.ts$|-samples\.ts$|^src\/mocks\/|\.generated\.ts$/.test(path);

/** Chinese in sources, with the reason why it is no text of a namespace. */
const chineseInSources: Readonly<Record<string, readonly string[]>> = {
  // The label of a guard; English stands beside it.
  'src/machines/flows/boxes.ts': ['若'],
  // What stands beside a secret in a text, or beside an amount, which is none.
  'src/machines/journal/redact-text.ts': [
    '密码|口令',
    '(?:is|是|为)',
    '验证码|校验码|动态码|(?:verification|security|sms|login|one-time) ?(?:code|password)|\\b(?:otp|pin)',
    '\\d{4,8}(?![\\d年元]|[-:.]\\d| ?(?:秒|seconds?|ms\\b))',
    '(?!\\d|[.,]\\d| ?(?:[元万亿%％]|[kmt]?g\\b|美元|USD|CNY))',
  ],
  // What a member may type as a month.
  'src/machines/registration/months.ts': ['\\s*[\\p{Pd}\\u2212/.年月日]\\s*'],
  // The name of a file format, in the language of the file.
  'src/views/flows/Paths.tsx': ['CSV 中文', 'Gherkin 中文'],
  // How long ago; the English words stand beside them.
  'src/views/kit/ago.ts': ['刚刚', '昨天', '分钟前', '小时前'],
  // Where a Chinese title may break.
  'src/views/kit/words-of.ts': ['^[的了吗呢吧们]$'],
};

test('[R1-22] no source of the app has a hard-coded Chinese text', () => {
  const sources = globSync('src/**/*.{ts,tsx}').map((path) => path.replaceAll('\\', '/'));
  const found = sources.filter(isOfInterface).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const words = han.test(text) ? chineseIn(path, text) : [];
    return words.length === 0 ? [] : [[path, words] as const];
  });
  expect(Object.fromEntries(found)).toEqual(chineseInSources);
});

test('a text in the wrong language is found, in a namespace and in a source', () => {
  expect(englishWith(new Map([['a', 'Save 保存']]))).toEqual({ a: 'Save 保存' });
  expect(chineseWithout(new Map([['a', 'Save {{n}}']]))).toEqual({ a: 'Save ' });
  expect(latinWords(new Map([['a', '保存 failed']]))).toEqual(['a: failed']);
  const source = [
    "const a = { zh: '首页', en: 'Home' };",
    "const b = { zh: '首页' };",
    `const c = <h1 title="标题">正文{\`第\${1}页\`}</h1>;`,
    'const d = /[年月]/;',
  ];
  expect(chineseIn('a.tsx', source.join('\n'))).toEqual(['首页', '标题', '正文', '第', '页', '[年月]']);
});
