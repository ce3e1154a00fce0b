import { tokenRefreshThreshold } from '../contract/constants.ts';

const mark = 'shiye.reloaded';

/**
 * Loads the page anew, once in the time in which a token is about to end (R4.3-9, docs/choices.md R4.3-10). A tab that
 * cannot remember that it did so is left as it is. `at` in milliseconds.
 */
export const reloadOnce = ({ sessionStorage, location }: Window, at: number): void => {
  try {
    const last = sessionStorage.getItem(mark);
    if (last !== null && Math.abs(at - Number(last)) < tokenRefreshThreshold * 1_000) return;
    sessionStorage.setItem(mark, String(at));
  } catch {
    return;
  }
  location.reload();
};
