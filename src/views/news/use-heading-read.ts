import { useSyncExternalStore } from 'react';
import type { Heading } from './headings.ts';

/** In px from the window's top, below the header and the scroll padding. */
const readingLine = 180;

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener('scroll', notify, { passive: true });
  window.addEventListener('resize', notify, { passive: true });
  return () => {
    window.removeEventListener('scroll', notify);
    window.removeEventListener('resize', notify);
  };
};

const isPassed = ({ id }: Heading): boolean => {
  const heading = document.getElementById(id);
  return heading !== null && heading.getBoundingClientRect().top <= readingLine;
};

/** Null above the first heading. */
export const useHeadingRead = (headings: readonly Heading[]): string | null =>
  useSyncExternalStore(
    subscribe,
    () => headings.findLast(isPassed)?.id ?? null,
    () => null,
  );
