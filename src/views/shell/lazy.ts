import { type ComponentType, createElement, use } from 'react';
import { fetched } from '#i18n/not-fetched.ts';

/** A part of the interface in its own chunk, which can be fetched before it is shown. */
export interface Part<Props> {
  /** Waits, inside a Suspense, for its code. */
  readonly View: ComponentType<Props>;
  readonly fetch: () => Promise<unknown>;
  /** Somebody begins to wait for it: what did not come, or still may fail, is owed another try. */
  readonly begin: () => void;
}

/**
 * Code that says by itself that it has come. Of anything else React first shows that it is missing, and then for 300 ms
 * nothing new (`lazy` asks even where the code has long been there).
 */
const keeper = <T>(load: () => Promise<T>) => {
  let kept: (Promise<T> & { readonly status?: string }) | null = null;
  let failed: Promise<T> | null = null;
  const keep = (asked: Promise<T>): Promise<T> => {
    asked.then(
      (value) => {
        kept = Object.assign(asked, { status: 'fulfilled', value });
      },
      () => {
        failed = asked;
      },
    );
    return asked;
  };
  const fetch = (): Promise<T> => {
    const asked = keep(fetched(load()));
    kept ??= asked;
    return asked;
  };
  const begin = (): void => {
    if (kept === failed) kept = null;
    else if (kept && kept.status !== 'fulfilled') kept = keep(kept.catch(() => fetched(load())));
  };
  return { fetch, begin, read: (): Promise<T> => kept ?? fetch() };
};

export const part = <Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> => {
  const code = keeper(load);
  const View = (props: Props) => createElement(use(code.read()), props);
  return { View, fetch: code.fetch, begin: code.begin };
};
