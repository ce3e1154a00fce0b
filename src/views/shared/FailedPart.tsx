import { useTranslation } from '#i18n/TextsProvider.tsx';
import type { Failure } from '#services/failure.ts';
import { FailedState } from '../ui/FailedState.tsx';

interface FailedPartProps {
  readonly title: string;
  readonly failure: Failure | null;
  readonly compact?: boolean;
  readonly onRetry: () => void;
}

/** Stands where a part of the page would be: that it did not come, why, and a way to try again. */
export function FailedPart({ title, failure, compact = false, onRetry }: FailedPartProps) {
  const { t } = useTranslation(['shell', 'failure']);
  return (
    <FailedState
      title={title}
      text={t(`failure:${failure?.tag ?? 'crashed'}`)}
      retryLabel={t('shell:retry')}
      onRetry={onRetry}
      compact={compact}
    />
  );
}
