import type { Plugin } from 'vite';
import { parseSites, type Sites } from '../../src/services/address/sites.ts';
import { stored } from '../../src/services/contract/stored.contract.ts';
import { type Ahead, askAhead } from './ask-ahead.ts';

/** What the top of the news home asks the backend for, the list of the latest first. `first-calls.test.ts` holds it against the app. */
export const firstCalls: readonly string[] = [
  '/news/news/page?current=1&size=10',
  '/news/news/page?current=1&size=4&order=weekly',
  '/news/tag/tree?type=1',
];

/** What the script in the page has to know. */
export const aheadOf = (backend: string, { news, ...others }: Sites): Ahead => ({
  base: news.base,
  origin: news.origin,
  elsewhere: Object.values(others).flatMap(({ base, origin }) => (base === news.base && origin ? [origin] : [])),
  sessionKey: stored.session.key,
  calls: firstCalls.map((path) => `${backend}${path}`),
});

/**
 * In a build for a real backend the page asks for the news home's data while its scripts are on their way, and shows the
 * lead story in its static frame. The simulated backend answers only once its worker runs.
 */
export const firstCallsAhead = ({ VITE_BACKEND, VITE_SITES }: NodeJS.ProcessEnv): Plugin[] =>
  VITE_BACKEND === undefined || VITE_BACKEND === ''
    ? []
    : [
        {
          name: 'shiye-first-calls',
          apply: 'build',
          transformIndexHtml: {
            order: 'pre',
            handler: (html) => {
              const ahead = JSON.stringify(aheadOf(VITE_BACKEND, parseSites(VITE_SITES))).replaceAll('<', '\\u003c');
              const script = `<script data-static>(${askAhead.toString()})(window, ${ahead})</script>`;
              return html.replace('<title', () => `${script}\n    <title`);
            },
          },
        },
      ];
