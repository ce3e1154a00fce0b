import { createElement, type ReactNode, Suspense, useState } from 'react';
import { useApp } from '../context.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Part } from './lazy.ts';
import { useRoute } from './use-route.ts';

interface ApartProps<Props> {
  readonly of: Part<Props>;
  readonly given: Props;
  /** In its place until it is there. */
  readonly meanwhile?: ReactNode;
  /** With another value, what did not come is asked for again; by default with another page. */
  readonly at?: unknown;
  /** Of a part that was asked for, and for which the reader must ask again. */
  readonly onMissing?: () => void;
}

/** A part that comes by itself. One that does not come takes nothing along, and is asked for again. */
export function Apart<Props extends object>({ of, given, meanwhile = null, at, onMissing }: ApartProps<Props>) {
  const app = useApp();
  const entry = useRoute()?.entry;
  // What came too late for another place, or was fetched in vain beforehand, is no answer here.
  useState(of.begin);
  const missed = (): void => {
    of.begin();
    if (!onMissing) return;
    onMissing();
    app.send({ type: 'notice.raised', tone: 'bad', key: 'failure:offline' });
  };
  return (
    <ErrorBoundary fallback={meanwhile} at={at ?? entry} onBroken={missed}>
      <Suspense fallback={meanwhile}>{createElement(of.View, given)}</Suspense>
    </ErrorBoundary>
  );
}
