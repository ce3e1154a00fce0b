import { type ComponentType, createElement, lazy, useState } from 'react';

export class NotFetched extends Error {}

export interface LazyView<Props> {
  /** Suspends; throws `NotFetched` where the code fails to load. */
  readonly View: ComponentType<Props>;
  readonly preload: () => Promise<unknown>;
  /** Clears a failure before the next mount: `React.lazy` keeps rejections. */
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
    fetched.catch(() => {});
    return fetched;
  };
  let Lazy = lazy(preload);
  return {
    // `React.lazy` suspends even for loaded code: after a click the fallback would show for at least 300 ms.
    View: (props) => createElement(useState<ComponentType<Props>>(() => loaded ?? Lazy)[0], props),
    preload,
    retry: () => {
      if (!loaded) Lazy = lazy(preload);
    },
  };
};
