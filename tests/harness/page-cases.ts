import type { NodeBackend } from '#mocks/hosts/node.ts';
import { pages } from '#pages/pages.ts';
import { type PageName, type RouteName, routeNames, routeOf } from '#routes/routes.ts';
import { defaultSites } from '#services/address/sites.ts';

/** What stands in an address, by the name of its parameter; a thing of the seed where a place is named. */
const samples: Readonly<Record<string, string>> = { word: '茶', tagId: '24814', sourceId: '3203', companyId: '501' };
const things: Partial<Record<RouteName, string>> = {
  'news.person': '1002',
  'news.company': '501',
  'news.product': '3001',
  'events.event': '80012',
  'events.preview': '80120',
  'post.tagSearch': '39',
  'post.post': '700496',
  'post.topic': '5003',
  'post.circle': '4001',
};
export const unknownId = '999999999';

export interface PageCase {
  readonly pageName: PageName;
  readonly routeName: RouteName;
  /** Whether the address names one thing. */
  readonly ofOne: boolean;
}

/**
 * One place for each room that asks the backend for something: those of the route table, so that a new page is among
 * them. The flow studio asks for nothing but its own files.
 */
export const pageCases: readonly PageCase[] = routeNames
  .flatMap((routeName) => {
    const { page: pageName, path: patterns } = routeOf(routeName);
    return pageName && pages[pageName].chart && pageName !== 'flows'
      ? [{ pageName, routeName, ofOne: patterns[0]?.includes(':id') ?? false }]
      : [];
  })
  .filter(({ pageName }, at, all) => all.findIndex((other) => other.pageName === pageName) === at);

/** Where a page is; `id` in the place of that of the sample. */
export const addressOf = ({ routeName }: Pick<PageCase, 'routeName'>, { domain }: NodeBackend, id?: string): string => {
  const { site, path: patterns } = routeOf(routeName);
  const { news, flashes } = domain.seed;
  const ids: Partial<Record<RouteName, string | undefined>> = {
    ...things,
    'news.article': news.find(({ isDraft }) => !isDraft)?.id,
    'news.preview': news.find(({ isDraft }) => isDraft)?.id,
    'news.flash': flashes[0]?.id,
  };
  const path = (patterns.at(routeName.endsWith('.search') ? 1 : 0) ?? '')
    .replace(/\/:\w+\?/g, '')
    .replace(/:(\w+)/g, (_, name: string) =>
      name === 'id' ? (id ?? ids[routeName] ?? unknownId) : encodeURIComponent(samples[name] ?? unknownId),
    );
  return `${defaultSites[site === 'common' ? 'news' : site].base}${path.slice(1)}`;
};
