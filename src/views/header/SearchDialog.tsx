import { useTranslation } from 'react-i18next';
import type { SearchBoxActor } from '#machines/search/search-box.machine.ts';
import type { SearchKind } from '#routes/search.routes.ts';
import type { SiteId } from '#services/address/sites.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { SearchWords } from '../search/SearchWords.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface SearchDialogProps {
  readonly actor: SearchBoxActor;
  readonly site: SiteId;
  readonly kind: SearchKind;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SearchDialog({ open, onClose, ...search }: SearchDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open={open} title={t('search.label')} onClose={onClose} closeLabel={t('close')}>
      <SearchBox {...search} Words={SearchWords} inline />
    </Dialog>
  );
}
