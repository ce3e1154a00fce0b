import { useState } from 'react';

const mainPart = (): HTMLElement | null => document.querySelector('main');

/** Final focus of a dialog: the opener, or `otherwise` if it is gone, as the login button after a login. */
export const useOpener = (otherwise = mainPart): (() => HTMLElement | null) => {
  const [opener] = useState(() => document.activeElement);
  return () => (opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : otherwise());
};
