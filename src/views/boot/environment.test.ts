import { expect, test } from 'vitest';
import { firstLanguage, isWechat, randomToken } from './environment.ts';

test('the language is the stored choice, then the browser’s, then Chinese', () => {
  const nothing = { lang: null, theme: null };
  const cases: [Parameters<typeof firstLanguage>, string][] = [
    [[nothing, 'en-GB'], 'en'],
    [[nothing, 'en'], 'en'],
    [[nothing, 'zh-CN'], 'zh'],
    [[nothing, 'fr'], 'zh'],
    [[nothing, ''], 'zh'],
    [[{ ...nothing, lang: 'zh' }, 'en-GB'], 'zh'],
    [[{ ...nothing, lang: 'en' }, 'zh-CN'], 'en'],
  ];
  expect(cases.map(([given]) => firstLanguage(...given))).toEqual(cases.map(([, language]) => language));
});

test('WeChat is told from its business edition and from other browsers', () => {
  const agents = [
    'Mozilla/5.0 MicroMessenger/8.0',
    'Mozilla/5.0 MicroMessenger/7 wxwork/4.1',
    'Mozilla/5.0 Chrome/140',
  ];
  expect(agents.map(isWechat)).toEqual([true, false, false]);
});

test('a token has the length asked for, of letters and digits, and skips unfair bytes', () => {
  let next = 0;
  const token = randomToken((bytes) => {
    for (const at of bytes.keys()) bytes[at] = next++ % 256;
  });
  expect(token(32)).toMatch(/^[A-Za-z\d]{32}$/);
  expect(token(400)).toHaveLength(400);
  expect(randomToken((bytes) => bytes.fill(next++ % 2 === 0 ? 255 : 1))(3)).toBe('BBB');
});
