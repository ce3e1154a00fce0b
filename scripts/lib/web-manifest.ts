import zh from '../../src/i18n/locales/zh/shell.json' with { type: 'json' };
import type { RouteName } from '../../src/routes/routes.ts';
import type { Sites } from '../../src/services/address/sites.ts';
import { pathsOf } from './sitemap.ts';

const shortcuts: readonly (readonly [routeName: RouteName, name: string])[] = [
  ['news.flashes', zh.nav.flashes],
  ['events.home', zh.nav.events],
  ['post.home', zh.nav.trade],
  ['news.companies', zh.nav.companies],
];

export const webManifest = (sites: Sites, base: string) => {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `${base}icons/${purpose === 'any' ? size : `maskable-${size}`}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: base,
    name: '食业 Shiye',
    short_name: zh.brand,
    description: zh.description,
    lang: 'zh-CN',
    dir: 'ltr',
    start_url: sites.news.base,
    scope: base,
    display: 'standalone',
    theme_color: '#ffffff',
    background_color: '#f7f5f1',
    categories: ['news', 'business', 'food'],
    icons: [
      { src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
    ],
    shortcuts: shortcuts.flatMap(([routeName, name]) =>
      pathsOf(routeName, sites).map((url) => ({ name, url, icons: [icon(192, 'any')] })),
    ),
  };
};
