import { waitFor } from 'xstate';
import { type AppActor, selectPages } from '#machines/app/app.machine.ts';
import { preloadedIn } from './app-services.ts';

/** Enables the app's styles, which do not block the first paint (`scripts/lib/preload.ts`), once loaded or failed. */
export const appStyles = (page: Document): Promise<unknown> =>
  Promise.all(
    [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]')].map(async (link) => {
      if (!link.sheet)
        await new Promise<void>((resolve) => {
          const done = (): void => resolve();
          link.addEventListener('load', done);
          link.addEventListener('error', done);
          // A link that failed before has no event any more, and no sheet.
          whenComplete(page, done);
        });
      link.media = 'all';
    }),
  );

const whenComplete = (page: Document, done: () => void): void => {
  const look = (): void => {
    if (page.readyState === 'complete') done();
  };
  look();
  page.addEventListener('readystatechange', look);
};

const timeout = 150;

/** Waits for the preloaded lists of the news home, so that the stories of the static frame do not disappear in between. */
export const preloadedLists = async (page: Window, app: AppActor): Promise<void> => {
  if (!preloadedIn(page)) return;
  const { latest, weekly } = selectPages(app.getSnapshot())[0]?.ref.getSnapshot().children ?? {};
  const loaded = [latest, weekly].map((list) => list && waitFor(list, (now) => !now.hasTag('loading'), { timeout }));
  await Promise.allSettled(loaded);
};
