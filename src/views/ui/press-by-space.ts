import type { KeyboardEvent } from 'react';

/** For a link that is an action, and is told as a button: its address stays for another tab. */
export const pressBySpace = (event: KeyboardEvent<HTMLAnchorElement>): void => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};
