import { type ComponentType, createElement, use } from 'react';
import { fetched } from '#i18n/not-fetched.ts';
import type { TextRoom } from '#i18n/rooms.ts';
import { useShell } from './use-route.ts';

/** A part of the interface in its own chunk, which can be fetched before it is shown. */
export interface Part<Props> {
  /** Waits, inside a Suspense, for its code and for the texts of its rooms. */
  readonly View: ComponentType<Props>;
  readonly fetch: () => Promise<unknown>;
  /** What did not come is asked for again when it is drawn next. */
  readonly giveUp: () => void;
  readonly texts: readonly TextRoom[];
}

/** Throws the way a lazy component does: a promise while texts are under way, an error when they do not come. */
export const useTexts = (rooms: readonly TextRoom[]): void => {
  const { texts } = useShell();
  use(texts.ready(rooms));
};

/**
 * Code that says by itself that it has come. Of anything else React first shows that it is missing, and then for 300 ms
 * nothing new (`lazy` asks even where the code has long been there).
 */
const keeper = <T>(load: () => Promise<T>) => {
  let kept: Promise<T> | null = null;
  let isRead = false;
  const fetch = (): Promise<T> => {
    const asked = fetched(load());
    asked.then(
      (value) => {
        kept = Object.assign(asked, { status: 'fulfilled', value });
      },
      () => {
        // What somebody waits for stays until it is given up: drawn again, it would be asked for without end.
        if (kept === asked && !isRead) kept = null;
      },
    );
    kept ??= asked;
    return asked;
  };
  const read = (): Promise<T> => {
    isRead = true;
    return kept ?? fetch();
  };
  const giveUp = (): void => {
    kept = null;
    isRead = false;
  };
  return { fetch, read, giveUp };
};

export const part = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly TextRoom[] = [],
): Part<Props> => {
  const code = keeper(load);
  const View = (props: Props) => {
    const { texts: known } = useShell();
    // Both are fetched side by side: what fails here fails again when it is rendered.
    if (known.pending(texts)) code.read().catch(() => {});
    useTexts(texts);
    return createElement(use(code.read()), props);
  };
  return { View, fetch: code.fetch, giveUp: code.giveUp, texts };
};
