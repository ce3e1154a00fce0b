import { type RefObject, useCallback, useRef } from 'react';

/** A line that its reader sees, and how far its foot is from the end of the log, in px. */
interface Anchor {
  readonly line: Element;
  readonly fromEnd: number;
}

/** So near to its end the log stays at its end, in px. */
export const endSlack = 24;

const footFromEnd = (line: Element, lines: Element): number =>
  lines.getBoundingClientRect().bottom - line.getBoundingClientRect().bottom;

/** What stands above the messages is no line: older ones come beneath it. */
const firstSeen = (log: Element, lines: Element): Element | undefined => {
  const { top } = log.getBoundingClientRect();
  return [...lines.children].slice(1).find((line) => line.getBoundingClientRect().bottom > top);
};

/**
 * Keeps the place of who reads older messages: a log that is laid out from its end moves when something comes there or
 * grows there, and not all browsers hold on by themselves. `mark` after scrolling, `hold` when the lines have another
 * size; both before the browser paints.
 */
export const useLogPlace = (log: RefObject<HTMLElement | null>) => {
  const anchor = useRef<Anchor | null>(null);
  const mark = useCallback(() => {
    const lines = log.current?.firstElementChild;
    const line = log.current && lines ? firstSeen(log.current, lines) : undefined;
    anchor.current = lines && line ? { line, fromEnd: footFromEnd(line, lines) } : null;
  }, [log]);
  const hold = useCallback(() => {
    const lines = log.current?.firstElementChild;
    if (!log.current || !lines || !anchor.current?.line.isConnected) return;
    const grown = footFromEnd(anchor.current.line, lines) - anchor.current.fromEnd;
    if (grown !== 0 && -log.current.scrollTop > endSlack) log.current.scrollTop -= grown;
  }, [log]);
  return { mark, hold };
};
