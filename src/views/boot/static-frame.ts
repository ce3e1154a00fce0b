import { waitFor } from 'xstate';
import { type AppActor, selectPages } from '#machines/app/app.machine.ts';
import { tellValue } from '../ui/adopt-filled.ts';
import { preloadedIn } from './app-services.ts';
import { sameIn } from './same-in.ts';

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

/** Removes the frame. Its focus, what was typed in it and what was pressed go to the same elements of the app. */
export const replaceFrame = (page: Document, root: HTMLElement): void => {
  const frame = page.getElementById('frame');
  const same = (selector: string) => (frame ? sameIn(root, frame, selector) : []);
  const [focused] = same(':focus');
  const filled = same('[data-filled]') as [HTMLInputElement, HTMLInputElement][];
  // A button that is held down gets no click any more.
  const pressed = same('[data-pressed], :is(a, button):active').toSorted(
    ([, one], [, other]) => Number(one.dataset.pressed) - Number(other.dataset.pressed),
  );
  for (const element of page.querySelectorAll('[data-static]')) element.remove();
  for (const [field, old] of filled) {
    const { value } = field;
    field.value = old.value;
    tellValue(field, value);
  }
  focused?.[0].focus({ preventScroll: true });
  // Only then React has rendered what was typed.
  queueMicrotask(() => {
    for (const [element] of pressed) {
      if (element instanceof HTMLInputElement)
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      else element.click();
    }
  });
};
