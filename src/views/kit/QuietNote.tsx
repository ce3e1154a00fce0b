import { useTranslation } from 'react-i18next';
import type { Failure } from '#services/failure.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useFailedPiece } from './failures.ts';
import * as css from './QuietNote.css.ts';

interface QuietNoteProps {
  readonly text: string;
  readonly failure: Failure | null;
  readonly className?: string;
  readonly onRetry: () => void;
}

/** For secondary content: one line with retry, not an alert. */
export function QuietNote({ text, failure, className, onRetry }: QuietNoteProps) {
  const { t } = useTranslation('shell');
  const { ref, isShared } = useFailedPiece(failure, onRetry);
  return (
    <div ref={ref} className={classNames(css.root, className)} role="status">
      <span>{text}</span>
      {isShared ? null : (
        <Button size="s" tone="quiet" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
