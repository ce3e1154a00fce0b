import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import type { AsideModule } from '#services/address/place.ts';
import { defaultSites } from '#services/address/sites.ts';
import { createTo } from '#services/address/to.ts';
import { pageSize } from '#services/contract/constants.ts';
import { AppProvider } from '#views/context.tsx';
import { openBrowser } from '../../../tests/harness/app.ts';
import { AsideModules } from './Aside.tsx';

let texts: i18n | undefined;
beforeAll(async () => {
  texts = (await startI18n('zh')).i18n;
});

const to = createTo({ sites: defaultSites });
const topics = [{ code: 'drinks', name: '饮料', href: '/news/drinks' }];

/** A module on the home page of the news site. */
const open = async (...faults: Parameters<ReturnType<typeof openBrowser>['backend']['faults']['add']>[0][]) => {
  const { backend, openTab } = openBrowser();
  for (const fault of faults) backend.faults.add(fault);
  const tab = openTab();
  await tab.visit('/');
  if (!texts) throw new Error('no texts');
  const i18n = texts;
  const show = (name: AsideModule): string =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <AppProvider app={tab.app} to={to}>
          <AsideModules modules={[name]} topics={topics} room={undefined} circle={undefined} />
        </AppProvider>
      </I18nextProvider>,
    );
  return { backend, show };
};

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((found) => found[1] ?? '');

test('[R2.5-1 R2.5-2] the latest flashes and the news that most read, each leading to all of them', async () => {
  const { backend, show } = await open();
  const flashes = show('latestFlashes');
  expect(all(flashes, /href="\/flash\/(\d+)"/g)).toEqual(
    backend.world.seed.flashes.slice(0, pageSize.flashes).map(({ id }) => id),
  );
  expect(flashes).toContain('href="/flash"');
  const hot = show('hotNews');
  expect(all(hot, /href="\/news\/(\d+)"/g)).toHaveLength(pageSize.hotNews);
  expect(hot).toContain('href="/news/hot"');
});

test('[R2.5-3 R2.5-4 R9-4] four tools and four feature topics, each leading to all of them', async () => {
  const { show } = await open();
  for (const [name, href] of [
    ['foodTools', '/foodtools'],
    ['featureTopics', '/features'],
  ] as const) {
    const html = show(name);
    expect(all(html, /href="\/news\/(\d+)"/g)).toHaveLength(4);
    expect(html).toContain(`href="${href}"`);
  }
});

test('[R2.5-9 R2.5-23] the group of the trade is a promotional block, fetched by its code', async () => {
  const { show } = await open();
  const html = show('communityGroup');
  expect(html).toContain('200');
  expect(html).toMatch(/<img[^>]* src="data:image/);
  expect(all(html, /<h2[^>]*>(.*?)<\/h2>/g)).toEqual(['加入行业社群']);
});

test('[R2.5-11 R2.5-12 R2.5-13] links outside, topics for a phone, and the small print', async () => {
  const { show } = await open();
  expect(all(show('relatedLinks'), /href="(https?:)[^"]*" target="_blank"/g).length).toBeGreaterThan(0);
  expect(all(show('mobileNewsLinks'), /href="([^"]+)"/g)).toEqual(['/news/drinks']);
  const small = all(show('footer'), /href="([^"]+)"/g);
  expect(small).toEqual(expect.arrayContaining(['/site/about', '/site/agreement', '/site/privacy']));
});

test('a block that does not come says so alone', async () => {
  const { show } = await open({ kind: 'offline', endpoint: 'news.hotPage' });
  expect(show('hotNews')).toContain('重试');
  expect(show('latestFlashes')).not.toContain('重试');
});
