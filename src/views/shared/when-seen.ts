import type { RefCallback } from 'react';

/** How far below the window an element already counts as seen, so that what it brings is there in time. */
const ahead = '0px 0px 600px 0px';

/** A ref: calls `onSeen` whenever the element comes near the window. Keep it the same between renders. */
export const whenSeen =
  (onSeen: () => void): RefCallback<Element> =>
  (element) => {
    if (!element) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
      },
      { rootMargin: ahead },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
