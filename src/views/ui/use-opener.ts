import { useState } from 'react';

const mainPart = (): HTMLElement | null => document.querySelector('main');

/** The last one of a page: Safari gives a pressed button no focus. */
const pressed = new WeakMap<Document, Element | null>();

export const notePresses = (page: Window): void =>
  page.addEventListener(
    'click',
    ({ target }) => pressed.set(page.document, target instanceof Element ? target.closest('button, a[href]') : null),
    { capture: true },
  );

/** Final focus of a dialog: the opener, or `otherwise` if it is gone, as the login button after a login. */
export const useOpener = (otherwise = mainPart): (() => HTMLElement | null) => {
  const [opener] = useState(() =>
    document.activeElement === document.body ? pressed.get(document) : document.activeElement,
  );
  return () => (opener instanceof HTMLElement && opener.isConnected ? opener : otherwise());
};
