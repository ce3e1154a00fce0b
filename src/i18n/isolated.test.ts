import { expect, test } from 'vitest';
import { startI18n } from './i18n.ts';
import { isolated, joinParts } from './isolated.ts';

test('a text that turns the direction, or runs from right to left, is isolated; others are as they were', () => {
  expect(isolated('采购经理\u202e')).toBe('\u2068采购经理\u202e\u2069');
  expect(isolated('أحمد 3')).toBe('\u2068أحمد 3\u2069');
  expect(isolated('李然 Li Ran, 3 (茶)')).toBe('李然 Li Ran, 3 (茶)');
});

test('a text neither leaves its isolate nor lets one open', () => {
  expect(isolated('a\u2069\u202eb')).toBe('\u2068a\u202eb\u2069');
  expect(isolated('a\u2067b\u2066c\u2069')).toBe('\u2068a\u2067b\u2066c\u2069\u2069\u2069');
});

test('of a line each part is isolated, and what is missing leaves no dot', () => {
  expect(joinParts(['经理\u202e', '', '食业'])).toBe('\u2068经理\u202e\u2069 · 食业');
});

test('a name in a sentence of the interface is isolated, and its marks stay what they are', async () => {
  const i18n = await startI18n('zh');
  i18n.addResourceBundle('zh', 'shell', { says: '给{{name}}发消息' }, true);
  expect(i18n.t('says' as never, { name: '李\u202e然' })).toBe('给\u2068李\u202e然\u2069发消息');
  expect(i18n.t('says' as never, { name: "<b>'&" })).toBe("给<b>'&发消息");
});
