import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { createOfflineSupport } from '#machines/offline/create-offline-support.ts';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { minuteText } from '../kit/formats.ts';
import { OfflineNotes } from './OfflineNotes.tsx';

const readAt = Date.UTC(2026, 7, 3, 13, 40);

const setup = async (language: 'zh' | 'en') => {
  let notify = (_: 'update.found' | 'worker.refused'): void => {};
  const support = createOfflineSupport({
    clock: new VirtualClock(),
    watch: (callback) => {
      notify = callback;
      return { check: () => {}, take: () => {}, end: () => {} };
    },
  });
  support.reading.start();
  support.update.start();
  const i18n = await startI18n(language);
  const html = () =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <OfflineNotes support={support} />
      </I18nextProvider>,
    );
  const shown = () =>
    html()
      .replace(/<svg.*?<\/svg>/g, '')
      .replace(/<[^>]+>/g, '|')
      .split('|')
      .filter(Boolean);
  return { support, html, shown, notify: (news: Parameters<typeof notify>[0]) => notify(news) };
};

test.each([
  [
    'zh',
    (time: string) => `你已离线，显示的是 ${time} 的内容`,
    (time: string) => `服务暂时不可用，显示的是 ${time} 的内容`,
    '重试',
    '新版本已就绪，输入的内容会保留',
    '立即更新',
    '稍后',
    '正在更新',
  ],
  [
    'en',
    (time: string) => `You’re offline. This is from ${time}`,
    (time: string) => `The service is unavailable. This is from ${time}`,
    'Retry',
    'A new version is ready. What you typed is kept',
    'Update now',
    'Later',
    'Updating',
  ],
] as const)('[R1-22] %s: what is kept says from when it is, and a newer version waits for a press', async (...row) => {
  const [language, since, away, again, found, now, later, busy] = row;
  const { support, shown, notify } = await setup(language);
  expect(shown()).toEqual([]);
  support.reading.send({ type: 'cache.used', at: readAt, reason: 'offline' });
  expect(shown()).toEqual([since(minuteText(readAt, language)), again]);
  support.reading.send({ type: 'cache.used', at: readAt, reason: 'unavailable' });
  expect(shown()).toEqual([away(minuteText(readAt, language)), again]);
  support.reading.send({ type: 'page.entered' });
  notify('update.found');
  expect(shown()).toEqual([found, now, later]);
  support.update.send({ type: 'update.wanted' });
  expect(shown()).toEqual([found, busy, busy].slice(0, shown().length));
  expect(shown()).not.toContain(later);
});

test('while what is kept is loaded anew its button is busy: it cannot be pressed again', async () => {
  const { support, html } = await setup('zh');
  const busy = () => html().match(/<button[^>]* aria-busy="true"/g)?.length ?? 0;
  support.reading.send({ type: 'cache.used', at: readAt, reason: 'offline' });
  expect(busy()).toBe(0);
  support.reading.send({ type: 'reading.retry' });
  expect(busy()).toBe(1);
});

test.each([
  ['zh', '此浏览器离线时打不开本站，请不要关闭或刷新页面'],
  ['en', 'This browser can’t open the site offline. Don’t close or reload this page'],
] as const)(
  '[R1-22] %s: where there is no worker the note of no network says what is missing, and no other does',
  async (language, missing) => {
    const { support, shown, notify } = await setup(language);
    const use = (reason: 'offline' | 'unavailable') => support.reading.send({ type: 'cache.used', at: readAt, reason });
    use('offline');
    expect(shown().join()).not.toContain(missing);
    notify('worker.refused');
    expect(shown().join()).toContain(missing);
    use('unavailable');
    expect(shown().join()).not.toContain(missing);
  },
);
