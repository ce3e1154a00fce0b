import type { Plugin } from 'vite';
import zh from '../../src/i18n/locales/zh/shell.json' with { type: 'json' };
import type { PlaceName } from '../../src/services/address/places.ts';
import { parseSites, type Sites } from '../../src/services/address/sites.ts';
import { pathsOf } from './sitemap.ts';

const manifestFile = 'manifest.webmanifest';

/** Where a long press on the icon leads. */
const shortcuts: readonly PlaceName[] = ['news.flashes', 'events.home', 'post.home', 'news.companies'];

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? size : `maskable-${size}`}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a browser must know to install the app; of the sites, those that this host serves. */
export const manifestOf = (sites: Sites) => ({
  id: '/',
  name: '食业 Shiye',
  short_name: zh.brand,
  description: zh.description,
  lang: 'zh-CN',
  dir: 'ltr',
  start_url: sites.news.base,
  scope: '/',
  display: 'standalone',
  theme_color: '#ffffff',
  background_color: '#f7f5f1',
  categories: ['news', 'business', 'food'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon(192, 'any'),
    icon(512, 'any'),
    icon(512, 'maskable'),
  ],
  shortcuts: shortcuts.flatMap((place) =>
    pathsOf(place, sites).map((url) => ({ name: nameOf(place), url, icons: [icon(192, 'any')] })),
  ),
});

const names: Partial<Record<PlaceName, string>> = {
  'news.flashes': zh.nav.flashes,
  'events.home': zh.nav.events,
  'post.home': zh.nav.trade,
  'news.companies': zh.nav.companies,
};
const nameOf = (place: PlaceName): string => names[place] ?? zh.brand;

const meta = (name: string, content: string) => ({ tag: 'meta', attrs: { name, content } });

/** Makes a build one that can be installed: its manifest, and what iOS asks for instead. */
export const installable = ({ VITE_SITES }: NodeJS.ProcessEnv): Plugin => ({
  name: 'shiye-installable',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: `/${manifestFile}` } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-180.png' } },
    meta('mobile-web-app-capable', 'yes'),
    meta('apple-mobile-web-app-title', zh.brand),
    meta('apple-mobile-web-app-status-bar-style', 'default'),
    meta('application-name', zh.brand),
  ],
  generateBundle() {
    const source = JSON.stringify(manifestOf(parseSites(VITE_SITES)), null, 2);
    this.emitFile({ type: 'asset', fileName: manifestFile, source });
  },
});
