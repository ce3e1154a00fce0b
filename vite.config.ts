import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import project from './package.json' with { type: 'json' };
import { chartWords } from './scripts/lib/chart-words.ts';
import { firstCallsAhead } from './scripts/lib/first-calls.ts';
import { firstParts } from './scripts/lib/first-parts.ts';
import { flowFiles } from './scripts/lib/flow-files.ts';
import { headers } from './scripts/lib/headers-plugin.ts';
import { hover } from './scripts/lib/hover.ts';
import { installable } from './scripts/lib/installable.ts';
import { realBackend } from './scripts/lib/real-backend.ts';
import { shellWorker } from './scripts/lib/shell-worker-plugin.ts';
import { sitemap } from './scripts/lib/sitemap.ts';
import { filesWithModuleMocks, testFiles } from './tests/harness/module-mocks.ts';

/** What every page needs, in one file: smaller than in many, and kept by the browser when only our code changes. */
const libraries =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|effect|ky|i18next|react-i18next|wouter|regexparam)[\\/]/;

/** Charts and what they call, apart from what draws: each script of the page has a turn of the main thread of its own. */
const charts = /src[\\/](machines|services|i18n)[\\/]/;

/** Small things that nearly every page shows and the frame does not. */
const blocks =
  /views[\\/](ui[\\/](Cover|EmptyState|FailedState|focus-block|lines|link|SectionHead)|news[\\/]NewsRow|shared[\\/](FailedPart|formats|ListFoot|Loaded|NewItems|when-seen))\b/;

/** What lists are made of, but for what the news home shows. */
const lists = /views[\\/]shared[\\/](PagedList|ListRow|StaleList)\b/;

/** What a page says of itself to machines, its address among it, and what the policy lets it write. */
const head =
  /views[\\/](shared[\\/](Head|Canonical|canonical-of)|ui[\\/]JsonLd)\b|services[\\/]address[\\/]script-files\b/;

/** What stands around nearly every page: the side column, the footer, where dialogs open. */
const around =
  /views[\\/](aside[\\/]|shell[\\/](SideColumn|Footer|Dialogs)|shared[\\/](event-times|FollowButton|use-reaction)|ui[\\/]Chip)|machines[\\/](post[\\/]post-t|shared[\\/]toggle|content[\\/]reaction\b)/;

/** What works beside every page: its journal, and messages that wait. */
const beside =
  /views[\\/]shell[\\/]persist-journal\b|machines[/](journal[/](keeper|shadow|base|lies|flow-file|redact)|app[/](keep-journal|flow-facts)|social[\\/]outbox)|services[\\/](message\.api|contract[\\/]message\.|flows[\\/](this-build|journal-shape))/;

/** Dialogs, and what they are made of. */
const dialogs =
  /views[\\/]ui[\\/](Dialog|ConfirmDialog|use-opener)\b|@zag-js[\\/](core|dom-query|utils|anatomy|types|presence|dialog|dismissable|interact-outside|aria-hidden|focus-trap|remove-scroll)[\\/]|@ark-ui[\\/]react[\\/]dist[\\/](utils|components[\\/](dialog|presence))[\\/]/;

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    hover(),
    flowFiles(),
    chartWords(),
    firstParts(),
    firstCallsAhead(process.env),
    realBackend(process.env),
    sitemap(process.env),
    headers(process.env),
    installable(process.env),
    shellWorker(process.env),
  ],
  // By name and as a whole, every text would be listed twice.
  json: { namedExports: false },
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(project.version) },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    // What the first page is made of is ready before somebody opens it.
    warmup: { clientFiles: ['src/main.tsx', 'src/mocks/hosts/browser.ts', 'src/views/news/NewsHome.tsx'] },
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: 'hidden',
    rolldownOptions: {
      // Each part that comes later keeps a file of its own name: the manifest finds it there.
      experimental: { chunkOptimization: false },
      // Reading a property of what nobody uses does nothing in any of our libraries.
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // The folder that no server gives away: `npm run stack` reads them there.
        sourcemapFileNames: '.vite/maps/[name]-[chunkhash].js.map',
        codeSplitting: {
          groups: [
            { name: 'libraries', test: libraries, tags: ['$initial'] },
            { name: 'charts', test: charts, tags: ['$initial'] },
            // Cut up by which lazy part shares what, it would be a dozen small files.
            { name: 'app', tags: ['$initial'] },
            { name: 'blocks', test: blocks },
            { name: 'lists', test: lists },
            { name: 'head', test: head },
            { name: 'around', test: around },
            { name: 'beside', test: beside },
            { name: 'dialogs', test: dialogs },
            { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/ },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    globalSetup: ['tests/harness/flow-files.setup.ts', 'tests/drivers/suite-coverage.setup.ts'],
    setupFiles: ['tests/harness/each-file.setup.ts', 'tests/drivers/suite-coverage.file.ts'],
    // No limit: the test command stops a run in which nothing happens for ten minutes.
    testTimeout: 0,
    hookTimeout: 0,
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    // By default one core is left alone, which on two is half of them.
    maxWorkers: '100%',
    projects: [
      // Nothing happens at import (tests/house): a worker reads each module once, not once per file.
      {
        extends: true,
        test: { name: 'shared', include: [testFiles], exclude: [...filesWithModuleMocks], isolate: false },
      },
      { extends: true, test: { name: 'own', include: [...filesWithModuleMocks] } },
    ],
  },
});
