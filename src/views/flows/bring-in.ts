/** Scrolls only the chart, not the page: to a box, or the words of an arrow, whose line may be longer than the window. */
export const bringIn = (chosen: SVGGElement | null): void => {
  const frame = chosen?.closest<HTMLElement>('[data-frame]');
  if (!chosen || !frame) return;
  const words = chosen.querySelector('rect') ?? chosen;
  const [inner, outer] = [words.getBoundingClientRect(), frame.getBoundingClientRect()];
  const isWide = inner.width > outer.width;
  const isHigh = inner.height > outer.height;
  if (inner.left < outer.left || inner.right > outer.right)
    frame.scrollLeft += isWide
      ? inner.left - outer.left - 16
      : inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    frame.scrollTop += isHigh
      ? inner.top - outer.top - 16
      : inner.top + inner.height / 2 - (outer.top + outer.height / 2);
};
