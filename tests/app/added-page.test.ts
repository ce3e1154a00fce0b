import { expect, test, vi } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { modulesAt } from '#machines/app/route-pages.ts';
import { resolve } from '#routes/resolve.ts';
import { createTo } from '#routes/to.ts';
import { defaultSites } from '#services/address/sites.ts';
import { prefetcher } from '#views/navigation/prefetch.ts';
import { canonicalOf } from '#views/shared/canonical-of.ts';
import { pageView, preloadPage } from '#views/shell/page-views.ts';
import { addressesOf } from '../../scripts/lib/sitemap.ts';
import { openBrowser } from '../harness/open-browser.ts';

const code = vi.hoisted(() => ({
  chart: vi.fn<() => Promise<AnyStateMachine>>(),
  view: vi.fn(async () => () => 'brandNew'),
}));

// What a new page adds: one object in the file of its feature.
vi.mock('#routes/site.routes.ts', async (original) => {
  const { route } = await import('#routes/route.ts');
  const { siteRoutes } = await original<typeof import('#routes/site.routes.ts')>();
  const page = route({
    site: 'news',
    path: ['/brand-new', '/brand-new/:id'],
    page: 'brandNew',
    ...code,
    aside: { web: ['hotNews'], mobile: [] },
    params: { leaf: 'green' },
    query: ['cup'],
  });
  return { siteRoutes: { ...siteRoutes, 'news.brandNew': page } };
});

const origin = 'https://shiye.example';
const ground = { sites: defaultSites, origin };
const name = 'news.brandNew' as never;

test('a page that is one object in a file of routes is found, linked, fetched ahead, run and listed', async () => {
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
  expect(modulesAt(name, false)).toContain('hotNews');

  prefetcher(ground, () => false, preloadPage)(`${origin}/brand-new/7`);
  await vi.waitFor(() => expect([code.chart.mock.calls, code.view.mock.calls]).toEqual([[[]], [[]]]));
  expect(pageView('brandNew')).not.toBe(pageView('notFound'));

  const tab = openBrowser().openTab();
  await tab.visit('/brand-new/7?cup=2', 'here');
  expect(tab.at('page-here').getSnapshot().context.input).toMatchObject({
    params: { id: '7', cup: '2', leaf: 'green' },
  });
});
