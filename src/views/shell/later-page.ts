import { bringChart } from '#machines/app/rooms.ts';
import { firstPage } from './first-page.ts';
import { type Part, part } from './lazy.ts';
import type { Shown } from './use-route.ts';

/** Any other page. */
export const laterPage: Part<Shown> = part(() => import('./LaterPage.tsx').then(({ LaterPage }) => LaterPage));

type Code = Pick<Part<never>, 'fetch'>;

/** What every page but the first needs, whichever it is. */
export const bringLaterPages = (): Promise<unknown> =>
  Promise.all([import('./pages.ts'), laterPage.fetch(), bringChart('reactions')]);

/** The code of a page, to be fetched so that it is there when it is shown; its chart comes along. */
export const bringPage = async (room: string): Promise<Code> => {
  if (room === 'newsHome') return firstPage;
  const [{ pageOf }] = await Promise.all([import('./pages.ts'), laterPage.fetch()]);
  return pageOf(room);
};
