import { type ComponentType, createElement, lazy, use } from 'react';
import type { TextRoom } from '#i18n/rooms.ts';
import { useShell } from './use-route.ts';

/** A part of the interface in its own chunk, which can be fetched before it is shown. */
export interface Part<Props> {
  /** Waits, inside a Suspense, for its code and for the texts of its rooms. */
  readonly View: ComponentType<Props>;
  readonly fetch: () => Promise<unknown>;
  readonly texts: readonly TextRoom[];
}

/** Throws the way a lazy component does: a promise while texts are under way, an error when they do not come. */
export const useTexts = (rooms: readonly TextRoom[]): void => {
  const { texts } = useShell();
  use(texts.ready(rooms));
};

export const part = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly TextRoom[] = [],
): Part<Props> => {
  const Code = lazy(() => load().then((view) => ({ default: view })));
  const View = (props: Props) => {
    const { texts: known } = useShell();
    // Both are fetched side by side: what fails here fails again when it is rendered.
    if (known.pending(texts)) load().catch(() => {});
    useTexts(texts);
    return createElement(Code, props);
  };
  return { View, fetch: load, texts };
};
