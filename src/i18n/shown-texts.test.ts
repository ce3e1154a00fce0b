import { expect, test } from 'vitest';
import { startI18n } from './i18n.ts';
import { followTexts } from './shown-texts.ts';

test('[R1-22] another language has other words, the same one the same object', async () => {
  const texts = await startI18n('zh', ['session']);
  const current = followTexts(texts.i18n).now;
  const before = current();
  expect(before.of('session').t('login.title')).toBe('登录');
  expect(before.of('session')).toBe(before.of('session'));
  expect(current()).toBe(before);
  await texts.choose('en');
  expect(current()).not.toBe(before);
  expect(current().of('session').t('login.title')).toBe('Log in');
});

test('texts that somebody has missed are shown when they come; others have nothing drawn anew', async () => {
  const texts = await startI18n('zh');
  const current = followTexts(texts.i18n).now;
  const before = current();
  expect(before.of(['shell', 'session']).t('session:login.title')).toBe('login.title');
  await texts.fetch(['search']);
  expect(current()).toBe(before);
  await texts.fetch(['session']);
  expect(current()).not.toBe(before);
  expect(current().of(['shell', 'session']).t('session:login.title')).toBe('登录');
});

test('the first room needs no prefix, the others do, and without any it is the frame’s', async () => {
  const texts = (await startI18n('zh', ['session', 'news'])).i18n;
  const current = followTexts(texts).now();
  expect(current.of(['session', 'shell']).t('login.title')).toBe('登录');
  expect(current.of(['news', 'session']).t('session:login.title')).toBe('登录');
  expect(current.of().t).toBe(current.of('shell').t);
});
