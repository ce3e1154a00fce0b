import { useSyncExternalStore } from 'react';

/** In px. `below`: covered by the keyboard, from the bottom of the window. */
export interface Left {
  readonly top: number;
  readonly height: number;
  readonly below: number;
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
  const below = window.innerHeight - seen.offsetTop - seen.height;
  return [seen.offsetTop, seen.height, Math.max(0, below)].map(Math.round).join(' ');
};

/** The visible part of the window while an on-screen keyboard is open, else null. */
export const useKeyboard = (): Left | null => {
  const left = useSyncExternalStore(watch, look, () => '');
  const [top = 0, height = 0, below = 0] = left.split(' ').map(Number);
  return left === '' ? null : { top, height, below };
};
