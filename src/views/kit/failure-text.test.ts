import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import en from '#i18n/locales/en/failure.json' with { type: 'json' };
import type { Failure } from '#services/failure.ts';
import { failureText } from './failure-text.ts';

/** Told by forms of their own, or as notices, which have the server's words. */
const shownElsewhere: readonly string[] = [
  'sessionRefusal',
  'permissionRefusal',
  'friendAnswerRefusal',
  'followRefusal',
  'circleRefusal',
  'conversationRefusal',
];

/** Lower ones are those of HTTP, and the general 1. */
const firstOwn = 1_000;

test('every refusal that a dialog or a page may show has a text of its own', () => {
  const contracts = import.meta.glob<Readonly<Record<string, Readonly<Record<string, number>>>>>(
    '../../services/contract/*.ts',
    { eager: true },
  );
  const refusals = Object.values(contracts)
    .flatMap((contract) => Object.entries(contract))
    .filter(([name]) => name.endsWith('Refusal') && !shownElsewhere.includes(name))
    .flatMap(([name, codes]) =>
      Object.entries<number>(codes).map(([reason, code]) => [`${name}.${reason}`, code] as const),
    )
    .filter(([, code]) => code >= firstOwn);
  const texts = Object.keys(en.code);
  expect(
    refusals.filter(([, code]) => !texts.includes(String(code))),
    'locales/*/failure.json: code',
  ).toEqual([]);
  expect(texts.filter((text) => !refusals.some(([, code]) => String(code) === text))).toEqual([]);
});

test('a refusal is shown by its code in the reader’s language, else by the server, else in general', async () => {
  const refused = (code: number, msg: string): Failure => ({ tag: 'refused', code, msg, data: null });
  const said = async (language: 'zh' | 'en', failure: Failure | null) => {
    const i18n = await startI18n(language);
    return failureText(i18n.getFixedT(null, 'failure'), failure);
  };
  expect(await said('en', refused(30_005, '对方已把你加入黑名单'))).toBe(en.code['30005']);
  expect(await said('en', refused(39_999, '暂不接受'))).toBe('暂不接受');
  expect(await said('en', refused(39_999, ''))).toBe(en.refused);
  expect(await said('en', null)).toBe(en.crashed);
});
