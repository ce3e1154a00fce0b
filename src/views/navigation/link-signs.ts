const linkUnder = (target: EventTarget | null): string | null => {
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  return anchor instanceof HTMLAnchorElement && anchor.target !== '_blank' ? anchor.href : null;
};

const savesData = ({ navigator }: Window): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};

/** Pointer, touch or focus on a link. None where data are to be saved. */
export const watchLinkSigns = (page: Window, within: EventTarget, sign: (href: string) => void): void => {
  const hear = ({ target }: Event): void => {
    const href = savesData(page) ? null : linkUnder(target);
    if (href !== null) sign(href);
  };
  for (const name of ['pointerover', 'touchstart', 'focusin'] as const)
    within.addEventListener(name, hear, { passive: true });
};
