import { expect, test, vi } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { modulesAt } from '#machines/app/pages.ts';
import { pages } from '#pages/pages.ts';
import { resolve } from '#routes/resolve.ts';
import { createTo } from '#routes/to.ts';
import { defaultSites } from '#services/address/sites.ts';
import { canonicalOf } from '#views/kit/canonical-of.ts';
import { preloadPage } from '#views/navigation/page-table.ts';
import { prefetcher } from '#views/navigation/prefetch.ts';
import { addressesOf } from '../../scripts/lib/sitemap.ts';
import { openBrowser } from '../harness/open-browser.ts';

const code = vi.hoisted(() => ({
  chart: vi.fn<() => Promise<AnyStateMachine>>(),
  view: vi.fn(async () => () => 'brandNew'),
}));

// What a new page adds: an address and a page.
vi.mock('#routes/site.routes.ts', async (original) => {
  const { route } = await import('#routes/route.ts');
  const { siteRoutes } = await original<typeof import('#routes/site.routes.ts')>();
  const brandNew = route({
    site: 'news',
    path: ['/brand-new', '/brand-new/:id'],
    page: 'brandNew',
    params: { leaf: 'green' },
    query: ['cup'],
  });
  return { siteRoutes: { ...siteRoutes, 'news.brandNew': brandNew } };
});
vi.mock('#pages/pages.ts', async (original) => {
  const { page } = await import('#pages/page.ts');
  const { pages } = await original<typeof import('#pages/pages.ts')>();
  return { pages: { ...pages, brandNew: page({ ...code, aside: { web: ['hotNews'], mobile: [] } }) } };
});

const origin = 'https://shiye.example';
const ground = { sites: defaultSites, origin };
const name = 'news.brandNew' as never;

test('a page that is an address and a row of the table is found, linked, fetched ahead, run and listed', async () => {
  code.chart.mockResolvedValue(
    createMachine({ id: 'brandNew', context: ({ input }: { input: unknown }) => ({ input }) }),
  );
  const to: Record<string, unknown> = createTo(ground);
  expect(resolve('/brand-new/7?cup=2', ground)).toMatchObject({
    name: 'news.brandNew',
    params: { id: '7' },
    query: { cup: '2' },
  });
  expect((to.brandNew as (given: object) => string)({ id: '7', cup: '2' })).toBe('/brand-new/7?cup=2');
  expect(canonicalOf({ name, site: 'news', params: { id: '7' } }, ground)).toBe(`${origin}/brand-new/7`);
  expect(addressesOf(defaultSites, origin)).toContain(`${origin}/brand-new`);
  expect(modulesAt(pages, name, false)).toContain('hotNews');

  prefetcher(ground, (page) => preloadPage(pages, page))(`${origin}/brand-new/7`);
  await vi.waitFor(() => expect([code.chart.mock.calls, code.view.mock.calls]).toEqual([[[]], [[]]]));

  const tab = openBrowser().openTab();
  await tab.visit('/brand-new/7?cup=2', 'here');
  expect(tab.at('page-here').getSnapshot().context.input).toMatchObject({
    params: { id: '7', cup: '2', leaf: 'green' },
  });
});
