import { useState } from 'react';

/**
 * Where the focus goes when a dialog ends: to what had it before, or to the page's main part when that is gone, as the
 * login button is after a login.
 */
export const useOpener = (): (() => HTMLElement | null) => {
  const [opener] = useState(() => document.activeElement);
  return () =>
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      ? opener
      : document.querySelector('main');
};
