/** Scrolls only the chart, not the page. */
export const bringIn = (chosen: SVGGElement | null): void => {
  const frame = chosen?.closest<HTMLElement>('[data-frame]');
  if (!chosen || !frame) return;
  const [inner, outer] = [chosen.getBoundingClientRect(), frame.getBoundingClientRect()];
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
