import { expect, onTestFinished, test, vi } from 'vitest';
import { en } from './en.ts';
import { startI18n } from './i18n.ts';
import enBackstage from './locales/en/backstage.json' with { type: 'json' };
import enHandle from './locales/en/handle.json' with { type: 'json' };
import zhBackstage from './locales/zh/backstage.json' with { type: 'json' };
import zhHandle from './locales/zh/handle.json' with { type: 'json' };
import { NotFetched } from './not-fetched.ts';
import { loaders, roomOf } from './rooms.ts';
import { zh } from './zh.ts';

const keysOf = (value: unknown, path = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path];

const rooms = Object.keys(loaders.zh).flatMap((name) => roomOf(name) ?? []);

test('[R1-22] both languages have texts for the same keys', async () => {
  expect(keysOf(en)).toEqual(keysOf(zh));
  expect(rooms).toContain('social');
  for (const room of rooms) {
    const [chinese, english] = await Promise.all([loaders.zh[room](), loaders.en[room]()]);
    expect(keysOf(english.default)).toEqual(keysOf(chinese.default));
  }
});

test('[R1-22] the backstage panel has texts for the same keys in both languages', () => {
  expect(keysOf(enBackstage)).toEqual(keysOf(zhBackstage));
  expect(keysOf(enHandle)).toEqual(keysOf(zhHandle));
});

test('a room’s texts come when they are asked for', async () => {
  const texts = await startI18n('zh', ['news']);
  expect(texts.pending(['news'])).toBeNull();
  expect(texts.i18n.exists('session:login.title')).toBe(false);
  const waiting = texts.pending(['session']);
  expect(texts.pending(['session'])).toBe(waiting);
  await waiting;
  expect(texts.pending(['session'])).toBeNull();
  expect(texts.i18n.t('session:login.title')).toBe('登录');
});

test('React is given the same promise before and after the texts come, and none waits for what is there', async () => {
  const texts = await startI18n('zh', ['news']);
  expect(texts.ready(['news'])).toMatchObject({ status: 'fulfilled' });
  const waiting = texts.ready(['session']);
  await waiting;
  expect(texts.ready(['session'])).toBe(waiting);
  expect(waiting).toMatchObject({ status: 'fulfilled' });
});

test('texts that did not come are not asked for at every drawing, but again once they are given up', async () => {
  const texts = await startI18n('zh', ['news']);
  const load = vi.spyOn(loaders.zh, 'session').mockRejectedValueOnce(new TypeError('no chunk'));
  onTestFinished(() => load.mockRestore());
  const waiting = texts.ready(['session']);
  await expect(waiting).rejects.toThrow(NotFetched);
  expect(texts.ready(['session'])).toBe(waiting);
  expect(load).toHaveBeenCalledTimes(1);
  texts.giveUp(['session']);
  await texts.ready(['session']);
  expect(texts.i18n.t('session:login.title')).toBe('登录');
});

test('[R1-17] another language brings every room in use before it is shown, also one opened meanwhile', async () => {
  const texts = await startI18n('zh', ['news']);
  await texts.fetch(['session']);
  const chosen = texts.choose('en');
  const opened = texts.fetch(['site']);
  expect(texts.i18n.language).toBe('zh');
  await Promise.all([chosen, opened]);
  expect(texts.i18n.language).toBe('en');
  expect(texts.pending(['news', 'session', 'site'])).toBeNull();
  expect(texts.i18n.t('session:login.title')).toBe('Log in');
  expect(texts.pending(['registration'])).not.toBeNull();
});

test('the room of a key stands before the colon; what every page says is always there', () => {
  expect(['registration:draft.setAside', 'failure:offline', 'brand', 'first:x'].map(roomOf)).toEqual([
    'registration',
    null,
    null,
    null,
  ]);
});
