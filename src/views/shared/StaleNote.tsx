import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import * as css from './StaleNote.css.ts';

/** Beside content that could not be renewed. */
export function StaleNote({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <div className={css.root} role="status">
      <span>{t('list.stale')}</span>
      <Button size="s" tone="quiet" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
