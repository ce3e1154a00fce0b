import { useSelector } from '@xstate/react';
import { createElement, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useApp } from '../context.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { LazyView } from './lazy-view.ts';

interface LazyBoundaryProps<Props> {
  readonly of: LazyView<Props>;
  readonly props: Props;
  /** In its place until it is there. */
  readonly fallback?: ReactNode;
  /** In its place where it broke or did not come; by default the fallback. */
  readonly failed?: (error: unknown, retry: () => void) => ReactNode;
  /** With another value, what did not come is asked for again; so it is on another page and when the connection returns. */
  readonly resetKey?: unknown;
  /** Of a part that the user has opened: called, and said in a notice, when it does not come. */
  readonly onMissing?: () => void;
}

const watchConnection = (notify: () => void): (() => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/** Lazy component with its own error boundary and retry. */
export function LazyBoundary<Props extends object>({
  of,
  props,
  fallback = null,
  failed = () => fallback,
  resetKey,
  onMissing,
}: LazyBoundaryProps<Props>) {
  const app = useApp();
  const entry = useSelector(app, ({ context }) => context.route?.entry);
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  // What failed before this one was mounted is asked for again.
  useState(of.retry);
  const onError = (): void => {
    of.retry();
    if (!onMissing) return;
    onMissing();
    app.getSnapshot().children.notices?.send({ type: 'notice.show', tone: 'bad', key: 'failure:offline' });
  };
  return (
    <ErrorBoundary fallback={failed} resetKey={[entry, isOnline, resetKey].join()} onError={onError}>
      <Suspense fallback={fallback}>{createElement(of.View, props)}</Suspense>
    </ErrorBoundary>
  );
}
