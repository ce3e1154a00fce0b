import type { Locator, Page } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page. Spinners and skeletons turn without end: they do not count as motion. */
const boxWhenStable = async (element: Element): Promise<Box> => {
  const isMoving = (): boolean =>
    document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
      );
  const read = (): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  let before: Box | null = null;
  for (;;) {
    await new Promise(requestAnimationFrame);
    const now = isMoving() ? null : read();
    if (now && JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
};

/** The box of an element in the window, in px, once no transition or finite animation runs and two frames in a row agree. */
export const stableBox = (element: Locator): Promise<Box> => element.evaluate(boxWhenStable);

/** Runs in the page: skeletons alone move without end. Those far below the window wait there. */
const isLoaded = (): boolean =>
  !document
    .getAnimations()
    .some(
      ({ effect }) =>
        effect instanceof KeyframeEffect &&
        effect.getTiming().iterations === Number.POSITIVE_INFINITY &&
        (effect.target?.getBoundingClientRect().top ?? 0) < 2 * innerHeight,
    ) && [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

/** Waits until no part of the page near the window is a skeleton, and its pictures have come. */
export const waitUntilLoaded = async (page: Page): Promise<void> => {
  await page.waitForFunction(isLoaded);
  await stableBox(page.locator('body'));
};
