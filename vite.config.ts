import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import project from './package.json' with { type: 'json' };
import { askedFirst, readBudgets } from './scripts/lib/budgets.ts';
import { chunkGroups } from './scripts/lib/chunks.ts';
import { aheadOf } from './scripts/lib/first-calls.ts';
import { headers } from './scripts/lib/headers-plugin.ts';
import { hover } from './scripts/lib/hover.ts';
import { preload } from './scripts/lib/preload.ts';
import { pwa } from './scripts/lib/pwa.ts';
import { sitemap } from './scripts/lib/sitemap-plugin.ts';

const { env } = process;
/** As in `browserslist`: `Safari >= 15.4` is `safari15.4` to Vite. */
const browsers = project.browserslist.map((browser) => browser.toLowerCase().replace(' >= ', ''));
const { files, standalone } = readBudgets();

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), hover(), preload(askedFirst), sitemap(env), headers(env), pwa(env)],
  // By name and as a whole, every text would be listed twice.
  json: { namedExports: false },
  define: {
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(project.version),
    // For the script in index.html.
    'import.meta.env.VITE_AHEAD': JSON.stringify(aheadOf(env)),
  },
  server: {
    port: Number(env.PORT ?? 5173),
    strictPort: true,
    // What the first page is made of is ready before somebody opens it.
    warmup: { clientFiles: ['src/main.tsx', 'src/mocks/hosts/browser.ts', 'src/views/news/NewsHome.tsx'] },
  },
  build: {
    target: browsers,
    manifest: true,
    sourcemap: 'hidden',
    // Every browser of the target fetches ahead by itself, or does well without.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Reading a property of what nobody uses does nothing in any of our libraries.
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // The folder that no server gives away: `npm run stack` reads them there.
        sourcemapFileNames: '.vite/maps/[name]-[chunkhash].js.map',
        codeSplitting: { groups: chunkGroups(files, standalone) },
      },
    },
  },
});
