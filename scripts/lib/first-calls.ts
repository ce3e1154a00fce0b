import { parseSites } from '../../src/services/address/sites.ts';
import { stored } from '../../src/services/contract/stored.contract.ts';

/** Requests of the top of the news home, latest news first. `first-calls.test.ts` compares it with the app. */
export const firstCalls: readonly string[] = [
  '/news/news/page?current=1&size=10',
  '/news/news/page?current=1&size=4&order=weekly',
  '/news/tag/tree?type=1',
];

/** JSON for the prefetch script in `index.html`. `others`: hosts where the path belongs to another site. Null for the mock backend. */
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
