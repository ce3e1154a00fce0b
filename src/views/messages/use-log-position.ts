import { type RefObject, useCallback, useRef } from 'react';

interface Anchor {
  readonly line: Element;
  readonly fromEnd: number;
}

/** In px: this close, the log follows new messages. */
export const endSlack = 24;

const footFromEnd = (line: Element, lines: Element): number =>
  lines.getBoundingClientRect().bottom - line.getBoundingClientRect().bottom;

/** Skips the head, as older messages are inserted below it. */
const firstSeen = (log: Element, lines: Element): Element | undefined => {
  const { top } = log.getBoundingClientRect();
  return [...lines.children].slice(1).find((line) => line.getBoundingClientRect().bottom > top);
};

/**
 * Scroll anchoring, which not all browsers have for `column-reverse`. Call `mark` after scrolling and `hold` after size
 * changes, before paint.
 */
export const useLogPosition = (log: RefObject<HTMLElement | null>) => {
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
