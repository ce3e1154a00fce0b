import { useTranslation } from '#i18n/TextsProvider.tsx';
import { QuietNote } from './QuietNote.tsx';

interface StaleNoteProps {
  readonly className?: string;
  readonly onRetry: () => void;
}

/** Beside content that could not be renewed. */
export function StaleNote(props: StaleNoteProps) {
  const { t } = useTranslation('shell');
  return <QuietNote text={t('list.stale')} {...props} />;
}
