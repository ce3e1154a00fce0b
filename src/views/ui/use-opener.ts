import { useState } from 'react';

const mainPart = (): HTMLElement | null => document.querySelector('main');

/**
 * Where the focus goes when a dialog ends: to what had it before, or, when that is gone as the login button is after a
 * login, to `otherwise`: the page's main part, if nothing else is named.
 */
export const useOpener = (otherwise = mainPart): (() => HTMLElement | null) => {
  const [opener] = useState(() => document.activeElement);
  return () => (opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : otherwise());
};
