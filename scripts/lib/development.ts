import type { InlineConfig } from 'vite';
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

/** One bundle instead of 700 modules; an edit replaces what it changes, or reloads the page. */
export const development = (backend: string | undefined): InlineConfig => ({
  root,
  plugins: [
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
