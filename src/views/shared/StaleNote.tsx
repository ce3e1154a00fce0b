import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import * as css from './StaleNote.css.ts';

interface StaleNoteProps {
  readonly className?: string;
  readonly onRetry: () => void;
}

/** Beside content that could not be renewed. */
export function StaleNote({ onRetry, className }: StaleNoteProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={classNames(css.root, className)} role="status">
      <span>{t('list.stale')}</span>
      <Button size="s" tone="quiet" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
