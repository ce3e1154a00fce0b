import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FailedPart } from './FailedPart.tsx';

interface PartBoundaryProps {
  /** What is shown: other data is rendered at once. */
  readonly of?: unknown;
  /** Loads the data again, besides rendering it again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode | (() => ReactNode);
}

/** A part that throws while it renders says so in its place and offers a retry; what is around it stands. */
export function PartBoundary({ of, onRetry, children }: PartBoundaryProps) {
  const fallback = (_: unknown, retry: () => void) => (
    <BrokenPart
      onRetry={() => {
        onRetry?.();
        retry();
      }}
    />
  );
  return (
    <ErrorBoundary resetKey={of} fallback={fallback}>
      {typeof children === 'function' ? <Inside show={children} /> : children}
    </ErrorBoundary>
  );
}

function Inside({ show }: { readonly show: () => ReactNode }) {
  return show();
}

export function BrokenPart({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return <FailedPart compact title={t('partCrash')} failure={null} onRetry={onRetry} />;
}
