import { type ResolveContext, resolve } from '#routes/resolve.ts';
import { type PageName, routeOf } from '#routes/routes.ts';
import { news } from '#services/contract/news.contract.ts';
import { watchLinkSigns } from './link-signs.ts';

const routeBehind = (href: string, links: ResolveContext) => {
  if (!href.startsWith(`${links.origin}/`)) return null;
  const found = resolve(href, links);
  const settled = found.kind === 'rewrite' ? resolve(found.to, links) : found;
  return settled.kind === 'route' ? settled : null;
};

export const pageBehind = (href: string, links: ResolveContext): PageName | null => {
  const found = routeBehind(href, links);
  return found && routeOf(found.name).page;
};

/** Null except for another article, the most opened page. */
export const firstCallBehind = (href: string, here: string, links: ResolveContext): string | null => {
  const found = routeBehind(href, links);
  const id = found && found.path !== here && routeOf(found.name).page === 'article' ? found.params.id : undefined;
  return id === undefined ? null : news.detail.path.replace(':id', encodeURIComponent(id));
};

/** Once per page; a failed one is retried at the next trigger. */
export const prefetcher = (links: ResolveContext, bring: (page: PageName) => Promise<unknown>) => {
  const asked = new Set<PageName>();
  return (href: string): void => {
    const page = pageBehind(href, links);
    if (page === null || asked.has(page)) return;
    asked.add(page);
    bring(page).catch(() => asked.delete(page));
  };
};

export const prefetchLinks = (page: Window, links: ResolveContext, bring: (page: PageName) => Promise<unknown>): void =>
  watchLinkSigns(page, page.document, prefetcher(links, bring));
