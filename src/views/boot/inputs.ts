import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { RunningWholePage } from '../kit/whole-page.ts';

/** In ms without input, after which nothing is held back any more. */
export const idleUntilWhole = 10_000;

const inputs = ['keydown', 'pointerdown', 'touchstart', 'wheel'] as const;

const passive = { passive: true, capture: true };

/** Resolves at the first input, or after ten seconds. */
export const firstInput = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      for (const name of inputs) page.removeEventListener(name, done, passive);
      resolve();
    };
    for (const name of inputs) page.addEventListener(name, done, passive);
    page.setTimeout(done, idleUntilWhole);
  });

/** Find in page, select all: the browser looks at once. */
const looksAtAll = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && ['f', 'g', 'a'].includes(key.toLowerCase()));

/**
 * Parts below the window are drawn for who looks for all of the page: find in page, print, Tab; and after ten seconds
 * without input, for screen readers' lists of headings. Returns what starts these seconds again.
 */
export const watchForWholePage = (page: Window, wholePage: RunningWholePage): (() => void) => {
  let timer = 0;
  const want = (): void => wholePage.want(startTransition);
  const wantAtOnce = (): void => flushSync(() => wholePage.want());
  const rest = (): void => {
    page.clearTimeout(timer);
    timer = page.setTimeout(want, idleUntilWhole);
  };
  for (const name of inputs) page.addEventListener(name, rest, passive);
  page.addEventListener('keydown', (event) => {
    if (looksAtAll(event)) wantAtOnce();
    else if (event.key === 'Tab') want();
  });
  page.addEventListener('beforeprint', wantAtOnce);
  return rest;
};
