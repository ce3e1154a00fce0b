import { waitFor } from 'xstate';
import type { AppActor } from '#machines/app/app.machine.ts';
import { preloadedIn } from './app-services.ts';

/**
 * Switches on the app's styles, which a built page fetches without having its first picture wait for them
 * (`scripts/lib/preload.ts`), once they are there. Styles that do not come are not waited for any longer.
 */
export const appStyles = (page: Document): Promise<unknown> =>
  Promise.all(
    [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]')].map(async (link) => {
      if (!link.sheet)
        await new Promise((done) => {
          link.addEventListener('load', done);
          link.addEventListener('error', done);
        });
      link.media = 'all';
    }),
  );

/** So long, in ms, the static frame with the lead story stands for lists that are about to come. */
const timeout = 150;

/**
 * Waits for the lists of the news home whose answers were preloaded: the app then takes the place of the static frame with
 * its content, and the lead story does not vanish in between.
 */
export const preloadedLists = async (page: Window, app: AppActor): Promise<void> => {
  if (!preloadedIn(page)) return;
  const { latest, weekly } = app.getSnapshot().context.rooms[0]?.ref.getSnapshot().children ?? {};
  const loaded = [latest, weekly].map((list) => list && waitFor(list, (now) => !now.hasTag('loading'), { timeout }));
  await Promise.allSettled(loaded);
};
