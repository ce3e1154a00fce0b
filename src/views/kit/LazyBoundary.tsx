import { useSelector } from '@xstate/react';
import { createElement, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { selectRoute } from '#machines/app/app.machine.ts';
import { useApp } from '../context.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type LazyView, NotFetched } from './lazy-view.ts';
import { BrokenPart } from './PartBoundary.tsx';
import { showNotice } from './show-notice.ts';

interface LazyBoundaryProps<Props> {
  readonly of: LazyView<Props>;
  readonly props: Props;
  readonly fallback?: ReactNode;
  readonly failed?: (error: unknown, retry: () => void) => ReactNode;
  readonly resetKey?: unknown;
  /** In place of what throws while it renders. */
  readonly crashed?: (retry: () => void) => ReactNode;
  /** For what the user opened: called, with a notice, where the code fails to load or the view throws. */
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
  crashed = (retry) => <BrokenPart onRetry={retry} />,
  failed = (error, retry) => (error instanceof NotFetched ? fallback : crashed(retry)),
  resetKey,
  onMissing,
}: LazyBoundaryProps<Props>) {
  const app = useApp();
  const entry = useSelector(app, (snapshot) => selectRoute(snapshot)?.entry);
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  useState(of.retry);
  const onError = (error: unknown): void => {
    of.retry();
    if (!onMissing) return;
    onMissing();
    showNotice(app, { tone: 'bad', key: error instanceof NotFetched ? 'failure:offline' : 'failure:crashed' });
  };
  return (
    <ErrorBoundary fallback={failed} resetKey={[entry, isOnline, resetKey].join()} onError={onError}>
      <Suspense fallback={fallback}>{createElement(of.View, props)}</Suspense>
    </ErrorBoundary>
  );
}
