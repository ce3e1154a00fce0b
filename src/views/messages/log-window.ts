import { olderMessagesTrigger } from '#services/contract/constants.ts';

/** R4.6-14; for a `column-reverse` scroller, in px. */
export const isAtTop = ({ scrollTop, scrollHeight, clientHeight }: ScrollPosition): boolean =>
  scrollHeight - clientHeight - Math.max(0, -scrollTop) <= olderMessagesTrigger;

type ScrollPosition = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/** Range of mounted lines, and the space before and after it in px. */
export interface LogWindow {
  readonly from: number;
  readonly to: number;
  readonly over: number;
  readonly under: number;
}

const guess = 72;
const margin = 800;
const most = 120;

/**
 * `below`: px hidden below the window, `height`: the window's. Positions count from the end, so that loading older
 * lines does not change them.
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
