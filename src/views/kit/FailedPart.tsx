import { useTranslation } from 'react-i18next';
import type { Failure } from '#services/failure.ts';
import { FailedState } from '../ui/FailedState.tsx';
import { failureText } from './failure-text.ts';
import { useFailedPiece } from './failures.ts';

interface FailedPartProps {
  readonly title: string;
  /** Left out where the title says what to do, whatever the reason: then it is not one of several of one reason. */
  readonly failure?: Failure | null;
  /** Keeps its reason and its retry where several parts fail for one reason (§8.5). */
  readonly alone?: boolean;
  readonly compact?: boolean;
  readonly heading?: 'h1' | undefined;
  readonly onRetry: () => void;
}

export function FailedPart({ title, failure, alone = false, compact = false, heading, onRetry }: FailedPartProps) {
  const { t } = useTranslation(['shell', 'failure']);
  const { ref, isShared } = useFailedPiece(alone ? undefined : failure, onRetry);
  return (
    <FailedState
      ref={ref}
      title={title}
      text={failure === undefined ? undefined : failureText(t, failure)}
      retryLabel={t('shell:retry')}
      onRetry={onRetry}
      compact={compact}
      heading={heading}
      quiet={isShared}
    />
  );
}
