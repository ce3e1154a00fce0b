/** Less is no direction: a finger that rests trembles. */
const leastMove = 8;

/** Tells whether the user scrolls down, away from `end`, the last element of the page. */
export const watchScrollDown = (end: Element, tell: (isDown: boolean) => void): (() => void) => {
  let top = window.scrollY;
  let isAtEnd = false;
  const scrolled = (): void => {
    const moved = window.scrollY - top;
    if (Math.abs(moved) < leastMove) return;
    top = window.scrollY;
    tell(moved > 0 && !isAtEnd);
  };
  const seen = new IntersectionObserver((entries) => {
    isAtEnd = entries.at(-1)?.isIntersecting === true;
    if (isAtEnd) tell(false);
  });
  seen.observe(end);
  window.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    seen.disconnect();
    window.removeEventListener('scroll', scrolled);
  };
};
