import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import project from './package.json' with { type: 'json' };
import { readBudgets, requestedAtStart } from './scripts/lib/budgets.ts';
import { chunkGroups } from './scripts/lib/chunks.ts';
import { frame } from './scripts/lib/frame/frame.ts';
import { headers } from './scripts/lib/headers-plugin.ts';
import { hover } from './scripts/lib/hover.ts';
import { preload } from './scripts/lib/preload.ts';
import { pwa } from './scripts/lib/pwa.ts';
import { sitemap } from './scripts/lib/sitemap-plugin.ts';
import { workerMaps } from './scripts/lib/worker-maps.ts';

const { env } = process;
/** `Safari >= 15.4` in `browserslist` is `safari15.4` in Vite. */
const browsers = project.browserslist.map((browser) => browser.toLowerCase().replace(' >= ', ''));
const { files, standalone } = readBudgets();
/** Never served: `npm run stack` reads the source maps there. */
const sourcemapFileNames = '.vite/maps/[name]-[chunkhash].js.map';

export default defineConfig({
  plugins: [
    react(),
    // In development the browser makes the styles: faster than a second Vite that compiles them.
    vanillaExtractPlugin({ unstable_mode: env.NODE_ENV === 'development' ? 'transform' : 'emitCss' }),
    hover(),
    preload([...requestedAtStart, 'simulated', 'src/mocks/hosts/service-worker.ts']),
    frame(env),
    sitemap(env),
    headers(env),
    pwa(env),
    workerMaps(),
  ],
  // Named exports would include every text twice.
  json: { namedExports: false },
  define: {
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(project.version),
  },
  worker: { rolldownOptions: { output: { sourcemapFileNames } } },
  build: {
    target: browsers,
    manifest: true,
    sourcemap: 'hidden',
    // Target browsers either support it or work without.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No library has getters with side effects.
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        sourcemapFileNames,
        codeSplitting: { groups: chunkGroups(files, standalone) },
      },
    },
  },
});
