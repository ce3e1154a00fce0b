import { expect, test } from 'vitest';
import { routeNames, routeOf } from '#routes/routes.ts';
import { defaultSites } from '#services/address/sites.ts';
import { openBrowser } from '../harness/open-browser.ts';

const addresses = routeNames.flatMap((name) => {
  const { page, site, path: patterns } = routeOf(name);
  if (page !== 'siteContent') return [];
  const bases = site === 'common' ? Object.values(defaultSites) : [defaultSites[site]];
  return bases.flatMap(({ base }) => patterns.map((pattern) => `${base.slice(0, -1)}${pattern}`));
});

test('[R2.1-18 R7.4-19 R2.6-22 R2.6-23 R2.6-24 R2.6-25 R2.6-26 R2.6-48 R2.6-49 R2.6-50 R2.6-51 R2.6-58 R2.6-59 R2.6-60] every page about the site itself has its text, under every site', async () => {
  const tab = openBrowser().openTab();
  const titles: Record<string, string> = {};
  for (const [at, address] of addresses.entries()) {
    await tab.visit(address, `e${at}`);
    const { title, content } = tab.at(`page-e${at}/text`).getSnapshot().context.data;
    expect(content.replace(/<[^>]*>/g, '').length, address).toBeGreaterThan(80);
    expect(content, address).not.toContain('[picture');
    titles[address] = title;
  }
  expect(addresses).toHaveLength(7 * 3 + 5);
  expect(titles).toMatchObject({
    '/site/about': '关于我们',
    '/site/contact': '联系我们',
    '/site/join': '加入我们',
    '/community/site/agreement': '用户协议',
    '/community/site/guide': '使用指南',
    '/community/site/privacy': '隐私政策',
    '/events/site/partners': '合作伙伴',
    '/case': '合作案例',
    '/service': '服务介绍',
    '/miniapp/agreement': '用户协议',
    '/miniapp/privacy': '隐私政策',
    '/miniapp/contact': '联系我们',
  });
});
