import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { routeNames, routeOf } from '#routes/routes.ts';
import { defaultSites } from '#services/address/sites.ts';
import { openBrowser } from '../harness/open-browser.ts';

const addresses = routeNames.flatMap((name) => {
  const { page, site, path: patterns } = routeOf(name);
  if (page !== 'siteContent') return [];
  const bases = site === 'common' ? Object.values(defaultSites) : [defaultSites[site]];
  return bases.flatMap(({ base }) => patterns.map((pattern) => [name, `${base.slice(0, -1)}${pattern}`] as const));
});

test('[R2.1-18 R7.4-19 R2.6-22 R2.6-23 R2.6-24 R2.6-25 R2.6-26 R2.6-48 R2.6-49 R2.6-50 R2.6-51 R2.6-58 R2.6-59 R2.6-60] every page about the site itself has its text, under every site', async () => {
  const { t } = await startI18n('zh');
  const tab = openBrowser().openTab();
  for (const [at, [name, address]] of addresses.entries()) {
    await tab.visit(address, `e${at}`);
    const { title, content } = tab.at(`page-e${at}/text`).getSnapshot().context.data;
    expect(content.replace(/<[^>]*>/g, '').length, address).toBeGreaterThan(80);
    expect(content, address).not.toContain('[picture');
    expect(title, address).toBe(t(`pages.${name}`));
  }
  expect(addresses.length).toBeGreaterThan(20);
});
