import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrokenPart } from '../kit/PartBoundary.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** In place of a dialog that throws while it renders. */
export function BrokenDialog({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} title={t('crash.title')} closeLabel={t('close')} onClose={() => setOpen(false)}>
      <BrokenPart onRetry={onRetry} />
    </Dialog>
  );
}
