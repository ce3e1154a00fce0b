import { useTranslation } from 'react-i18next';
import type { SearchBoxActor } from '#machines/search/search-box.machine.ts';
import type { SiteId } from '#services/address/sites.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface SearchDialogProps {
  readonly actor: SearchBoxActor;
  readonly site: SiteId;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SearchDialog({ actor, site, open, onClose }: SearchDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open={open} title={t('search.label')} onClose={onClose} closeLabel={t('close')}>
      <SearchBox actor={actor} site={site} inline />
    </Dialog>
  );
}
