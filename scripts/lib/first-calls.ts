import { parseSites } from '../../src/services/address/sites.ts';
import { stored } from '../../src/services/contract/stored.contract.ts';

/** What the top of the news home asks the backend for, the list of the latest first. `first-calls.test.ts` holds it against the app. */
export const firstCalls: readonly string[] = [
  '/news/news/page?current=1&size=10',
  '/news/news/page?current=1&size=4&order=weekly',
  '/news/tag/tree?type=1',
];

/**
 * What the script in `index.html` asks for, and where, as JSON in an attribute: `others` are hosts on which the same path is another
 * site's. Null for the simulated backend, which answers only once its worker runs.
 */
export const aheadOf = ({ VITE_BACKEND, VITE_SITES }: NodeJS.ProcessEnv): string => {
  if (!VITE_BACKEND) return 'null';
  const { news, ...sites } = parseSites(VITE_SITES);
  const ahead = {
    base: news.base,
    origin: news.origin,
    others: Object.values(sites).flatMap(({ base, origin }) => (base === news.base && origin ? [origin] : [])),
    sessionKey: stored.session.key,
    calls: firstCalls.map((path) => `${VITE_BACKEND}${path}`),
  };
  return JSON.stringify(ahead).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
};
