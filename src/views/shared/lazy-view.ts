import { type ComponentType, createElement, lazy, useState } from 'react';

/** Code of the interface that did not come: no defect of the program; it is asked for again. */
export class NotFetched extends Error {}

/** A component in a chunk of its own. */
export interface LazyView<Props> {
  /** Suspends until its code is there, and throws `NotFetched` where it does not come. */
  readonly View: ComponentType<Props>;
  /** Fetches the code before it is shown. */
  readonly preload: () => Promise<unknown>;
  /** Code that did not come is asked for again by whoever mounts the view next: `React.lazy` keeps a rejection. */
  readonly retry: () => void;
}

export const lazyView = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> => {
  let loaded: ComponentType<Props> | null = null;
  const preload = () => {
    const fetched = load().then(
      (View) => {
        loaded = View;
        return { default: View };
      },
      (cause: unknown) => {
        throw new NotFetched('a part of the interface did not come', { cause });
      },
    );
    // Whoever preloads need not wait for it.
    fetched.catch(() => {});
    return fetched;
  };
  let Lazy = lazy(preload);
  return {
    // `React.lazy` suspends once even where the code is there: after a click the fallback would show, for 300 ms at least.
    View: (props) => createElement(useState<ComponentType<Props>>(() => loaded ?? Lazy)[0], props),
    preload,
    retry: () => {
      if (!loaded) Lazy = lazy(preload);
    },
  };
};
