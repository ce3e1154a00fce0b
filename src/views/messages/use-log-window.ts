import { type RefCallback, useCallback, useMemo, useState } from 'react';
import { type LogWindow, logWindow } from './log-window.ts';

/** In px by key, for the lifetime of the conversation. */
const measured = new WeakMap<object, Map<string, number>>();

const heightsOf = (owner: object): Map<string, number> => {
  const known = measured.get(owner) ?? new Map<string, number>();
  measured.set(owner, known);
  return known;
};

/** In px: re-renders in steps, not for every scroll event. */
const step = 200;

interface ShownLines extends LogWindow {
  readonly lineRef: (key: string) => RefCallback<HTMLElement>;
  readonly look: (below: number, height: number) => void;
}

/** §4.6: the lines to mount. */
export const useLogWindow = (owner: object, keys: readonly string[]): ShownLines => {
  const heights = heightsOf(owner);
  const [view, setView] = useState({ below: 0, height: 800 });
  const look = useCallback((below: number, height: number) => {
    const next = { below: Math.floor(below / step) * step, height: Math.ceil(height / step) * step };
    setView((known) => (known.below === next.below && known.height === next.height ? known : next));
  }, []);
  const watch = useMemo(() => {
    const names = new WeakMap<Element, string>();
    const note = (element: Element) => heights.set(names.get(element) ?? '', element.getBoundingClientRect().height);
    let observer: ResizeObserver | undefined;
    return (key: string) => (element: HTMLElement | null) => {
      if (!element) return undefined;
      observer ??= new ResizeObserver((entries) => {
        for (const { target } of entries) if (target.isConnected) note(target);
      });
      names.set(element, key);
      observer.observe(element);
      return () => observer?.unobserve(element);
    };
  }, [heights]);
  const refs = useMemo(() => new Map<string, RefCallback<HTMLElement>>(), []);
  const lineRef = (key: string): RefCallback<HTMLElement> => {
    const known = refs.get(key) ?? watch(key);
    refs.set(key, known);
    return known;
  };
  return { ...logWindow(keys, heights, view), lineRef, look };
};
