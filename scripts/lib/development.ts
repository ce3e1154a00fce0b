import { setTimeout } from 'node:timers/promises';
import type { InlineConfig, Plugin } from 'vite';
import { flowStudio } from './flow-studio.ts';
import { root } from './run.ts';

/** Bundled at the start; what else is imported at run time, when it is asked for. */
const atStart = ['/src/views/news/NewsHome.tsx', '/src/i18n/zh.ts'];
/** Last: MSW throws on import where storage is blocked. */
const simulated = [
  '/src/views/boot/expose-devtools.ts',
  '/src/mocks/hosts/browser.ts',
  '/src/mocks/hosts/service-worker.ts',
];

/** Requests wait for the first bundle: Vite's own page would stand there until then. */
const firstBundle = (): Plugin => {
  let isFailed = false;
  return {
    name: 'shiye-first-bundle',
    buildEnd(error) {
      isFailed = error !== undefined;
    },
    configureServer({ middlewares, environments }) {
      middlewares.use(async (_request, _response, next) => {
        while (!isFailed && environments.client.bundledDev?.hasBuildOutput === false) await setTimeout(20);
        next();
      });
    },
  };
};

/** One bundle instead of 700 modules; an edit replaces what it changes, or reloads the page. */
export const development = (backend: string | undefined): InlineConfig => ({
  root,
  plugins: [
    firstBundle(),
    flowStudio(),
    {
      name: 'shiye-at-start',
      transformIndexHtml: {
        order: 'pre',
        handler: () =>
          [...atStart, ...(backend ? [] : simulated)].map((src) => ({
            tag: 'script',
            attrs: { type: 'module', src },
            injectTo: 'body',
          })),
      },
    },
  ],
  experimental: { bundledDev: true },
  build: {
    rolldownOptions: {
      output: { codeSplitting: false, comments: false, sourcemapFileNames: 'assets/[name].js.map' },
    },
  },
});
