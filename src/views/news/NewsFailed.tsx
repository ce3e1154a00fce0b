import { useTranslation } from 'react-i18next';
import type { Failure } from '#services/failure.ts';
import { FailedState } from '#views/ui/FailedState.tsx';

interface NewsFailedProps {
  readonly title: string;
  readonly failure: Failure | null;
  readonly compact?: boolean;
  readonly onRetry: () => void;
}

/** Stands where the news would be. */
export function NewsFailed({ title, failure, compact = false, onRetry }: NewsFailedProps) {
  const { t } = useTranslation(['news', 'failure']);
  return (
    <FailedState
      title={title}
      text={t(`failure:${failure?.tag ?? 'crashed'}`)}
      retryLabel={t('news:retry')}
      onRetry={onRetry}
      compact={compact}
    />
  );
}
