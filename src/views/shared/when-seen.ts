import type { RefCallback } from 'react';

/** How far below the window an element already counts as seen, so that what it brings is there in time. */
const ahead = '0px 0px 600px 0px';

/** Whether the reader is led by keys in what the element ends, or below it: what came by itself would push their place away. */
const isLedByKeys = (element: Element): boolean => {
  const at = document.activeElement;
  const list = element.parentElement;
  if (!at?.matches(':focus-visible') || !list) return false;
  return list.contains(at) || (list.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
};

/** A ref: calls `onSeen` whenever scrolling brings the element near the window; keys alone do not. Keep it the same between renders. */
export const whenSeen =
  (onSeen: () => void): RefCallback<Element> =>
  (element) => {
    if (!element) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting) && !isLedByKeys(element)) onSeen();
      },
      { rootMargin: ahead },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
