/**
 * Of an element: `atOnce` runs before a new size is painted, `later` in the next frame. What changes sizes belongs
 * there: within the first, WebKit reports an uncaught error.
 *
 * @returns ends it
 */
export const followSize = (element: Element, atOnce: () => void, later: () => void): (() => void) => {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    atOnce();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(later);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
};
