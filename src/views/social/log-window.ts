import { olderMessagesTrigger } from '#services/contract/constants.ts';

/** Whether a log that is laid out from its end is scrolled to its top, or nearly (R4.6-14); all in px. */
export const isAtTop = ({ scrollTop, scrollHeight, clientHeight }: ScrollPlace): boolean =>
  scrollHeight - clientHeight - Math.max(0, -scrollTop) <= olderMessagesTrigger;

type ScrollPlace = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/** What is in the page of a long log, and how much room stands in for the rest, in px. */
export interface LogWindow {
  readonly from: number;
  /** The first that is not in the page any more. */
  readonly to: number;
  readonly over: number;
  readonly under: number;
}

/** So high is a line until it has been seen. */
const guess = 72;
/** So far above and below the window lines are in the page, in px. */
const margin = 800;
/** No more than these are in the page, however small they are. */
const most = 120;

/**
 * The lines near the window of a log that is laid out from its end: `below` px of it are under the window, which is
 * `height` px high. What is measured from the end does not move when older lines come.
 */
export const logWindow = (
  keys: readonly string[],
  heights: ReadonlyMap<string, number>,
  { below, height }: { readonly below: number; readonly height: number },
): LogWindow => {
  const heightAt = (at: number): number => heights.get(keys[at] ?? '') ?? guess;
  let [to, under] = [keys.length, 0];
  while (to > 1 && under + heightAt(to - 1) < below - margin) {
    to -= 1;
    under += heightAt(to);
  }
  let [from, reached] = [to, under];
  while (from > 0 && to - from < most && (reached < below + height + margin || from === to)) {
    from -= 1;
    reached += heightAt(from);
  }
  let over = 0;
  for (let at = 0; at < from; at++) over += heightAt(at);
  return { from, to, over, under };
};
