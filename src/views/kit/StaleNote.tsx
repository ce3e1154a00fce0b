import { useTranslation } from 'react-i18next';
import type { Failure } from '#services/failure.ts';
import { QuietNote } from './QuietNote.tsx';

interface StaleNoteProps {
  readonly className?: string;
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

export function StaleNote(props: StaleNoteProps) {
  const { t } = useTranslation('shell');
  return <QuietNote text={t('list.stale')} {...props} />;
}
