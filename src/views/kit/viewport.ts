import type { RefCallback } from 'react';

const ahead = '0px 0px 600px 0px';

/** Whether the keyboard focus is at or below the element: loading more would move it away. */
const isLedByKeys = (element: Element): boolean => {
  const at = document.activeElement;
  const list = element.parentElement;
  if (!at?.matches(':focus-visible') || !list) return false;
  return list.contains(at) || (list.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
};

/** Ref: calls `onEnter` when scrolling brings the element within `margin` of the window. Must be the same between renders. */
export const onceNear =
  (margin: string, onEnter: (element: Element) => void): RefCallback<Element> =>
  (element) => {
    if (!element) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onEnter(element);
      },
      { rootMargin: margin },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };

/** For content that follows; not called while the keyboard focus is there. */
export const onceVisible = (onVisible: () => void): RefCallback<Element> =>
  onceNear(ahead, (element) => {
    if (!isLedByKeys(element)) onVisible();
  });
