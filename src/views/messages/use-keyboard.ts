import { useSyncExternalStore } from 'react';

export interface Left {
  readonly top: number;
  readonly height: number;
}

/** Browser bars take a smaller share of the window, keyboards a larger one. */
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

/** The visible part of the window while an on-screen keyboard is open, else null. */
export const useKeyboard = (): Left | null => {
  const [top = '', height = ''] = useSyncExternalStore(watch, look, () => '').split(' ');
  return height === '' ? null : { top: Number(top), height: Number(height) };
};
