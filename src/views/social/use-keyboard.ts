import { useSyncExternalStore } from 'react';

/** What a keyboard on the glass leaves of the window, in px. */
export interface Left {
  readonly top: number;
  readonly height: number;
}

/** A bar of the browser takes less of the window than this share; a keyboard takes more. */
const barShare = 0.15;

const watch = (changed: () => void): (() => void) => {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', changed);
  seen?.addEventListener('scroll', changed);
  return () => {
    seen?.removeEventListener('resize', changed);
    seen?.removeEventListener('scroll', changed);
  };
};

const look = (): string => {
  const seen = window.visualViewport;
  if (!seen || seen.scale > 1 || seen.height > window.innerHeight * (1 - barShare)) return '';
  return `${Math.round(seen.offsetTop)} ${Math.round(seen.height)}`;
};

/** The part of the window that is seen while a phone's keyboard lies over the rest, else null. */
export const useKeyboard = (): Left | null => {
  const [top = '', height = ''] = useSyncExternalStore(watch, look, () => '').split(' ');
  return height === '' ? null : { top: Number(top), height: Number(height) };
};
