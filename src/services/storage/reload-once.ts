import { tokenRefreshThreshold } from '../contract/constants.ts';

const mark = 'shiye.reloaded';

/**
 * Reloads once per `tokenRefreshThreshold` (R4.3-9, docs/choices.md R4.3-10); never without sessionStorage. `at` in ms.
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
