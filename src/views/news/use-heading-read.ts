import { useSyncExternalStore } from 'react';
import type { Heading } from './headings.ts';

/** In px from the window's top: below the header and what is scrolled to below it. */
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

/** The id of the heading whose part is being read, or null above the first. */
export const useHeadingRead = (headings: readonly Heading[]): string | null =>
  useSyncExternalStore(
    subscribe,
    () => headings.findLast(isPassed)?.id ?? null,
    () => null,
  );
