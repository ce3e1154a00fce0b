import type { RefCallback } from 'react';

/** In px, about two windows: fast scrolling must not show gaps. */
const margin = 1_600;

interface ViewportWatch {
  readonly edge: RefCallback<Element>;
}

/**
 * Reports when a group leaves the area around the window, with its height in px, and when it returns. A group with the
 * focus stays.
 */
export const watchViewport = (onLeave: (height: number) => void, onEnter: () => void): ViewportWatch => {
  const edges = new Set<Element>();
  const boxOf = (): { top: number; bottom: number } => {
    const boxes = [...edges].map((edge) => edge.getBoundingClientRect());
    return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
  };
  const look = (entries: readonly IntersectionObserverEntry[]): void => {
    if (edges.size === 0) return;
    if (entries.some(({ isIntersecting }) => isIntersecting)) {
      onEnter();
      return;
    }
    const { top, bottom } = boxOf();
    const isFar = bottom < -margin || top > window.innerHeight + margin;
    if (isFar && !hasFocus(edges)) onLeave(bottom - top);
  };
  let watch: IntersectionObserver | undefined;
  return {
    edge: (element) => {
      if (!element) return undefined;
      watch ??= new IntersectionObserver(look, { rootMargin: `${margin}px 0px` });
      edges.add(element);
      watch.observe(element);
      return () => {
        edges.delete(element);
        watch?.unobserve(element);
      };
    },
  };
};

const hasFocus = (edges: ReadonlySet<Element>): boolean => {
  const [first, last] = [...edges];
  const row = first?.parentElement && rowOf(document.activeElement, first.parentElement);
  if (!row || !first) return false;
  const isBefore = (a: Element, b: Element) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return row === first || row === last || (isBefore(first, row) && last !== undefined && isBefore(row, last));
};

const rowOf = (element: Element | null, list: Element): Element | null => {
  const parent = element?.parentElement ?? null;
  return parent === null || parent === list ? parent && element : rowOf(parent, list);
};
