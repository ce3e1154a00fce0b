import type { Plugin } from 'vite';
import { parseSites } from '../../src/services/address/sites.ts';
import { unbundled } from './unbundled.ts';

const previewOrigin = 'http://localhost:4173';

export const sitemap = ({ VITE_SITES, VITE_ORIGIN }: NodeJS.ProcessEnv): Plugin => ({
  name: 'shiye-sitemap',
  apply: 'build',
  async generateBundle() {
    const { addressesOf, robotsText, sitemapText } = (await unbundled('sitemap.ts')) as typeof import('./sitemap.ts');
    const sites = parseSites(VITE_SITES);
    const origin = VITE_ORIGIN ?? previewOrigin;
    this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapText(addressesOf(sites, origin)) });
    this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText(sites, origin) });
  },
});
