import type { KeyboardEvent } from 'react';

/** For a link with `role="button"`; its address is for opening another tab. */
export const pressBySpace = (event: KeyboardEvent<HTMLAnchorElement>): void => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};
