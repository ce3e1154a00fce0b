import { useTranslation } from '#i18n/TextsProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import * as css from './QuietNote.css.ts';

interface QuietNoteProps {
  readonly text: string;
  readonly className?: string;
  readonly onRetry: () => void;
}

/** One line that something beside the content did not come, with a way to try again; it raises no alarm. */
export function QuietNote({ text, className, onRetry }: QuietNoteProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={classNames(css.root, className)} role="status">
      <span>{text}</span>
      <Button size="s" tone="quiet" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
