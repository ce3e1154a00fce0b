import { useSelector } from '@xstate/react';
import SearchIcon from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchKindAt } from '#routes/search.routes.ts';
import { useApp } from '../context.tsx';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { lazyView } from '../kit/lazy-view.ts';
import { useOpenHere, useRoute } from '../navigation/shell-context.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as css from './Header.css.ts';

const dialog = lazyView(() => import('./SearchDialog.tsx').then(({ SearchDialog }) => SearchDialog));

const words = lazyView(() => import('../search/SearchWords.tsx').then(({ SearchWords }) => SearchWords));

const useSearch = () => {
  const route = useRoute();
  return {
    actor: useSelector(useApp(), ({ children }) => children.searchBox),
    site: route?.site ?? 'news',
    kind: route ? searchKindAt(route) : 'news',
  };
};

/** R2.4-3: focus or hover loads what the box offers. */
export function HeaderSearch() {
  const { actor, ...search } = useSearch();
  const [isFetched, setFetched] = useState(false);
  const fetch = () => {
    words.preload().then(
      () => setFetched(true),
      () => {},
    );
  };
  if (!actor) return null;
  return (
    <search className={css.search} onPointerEnter={fetch} onFocus={fetch}>
      <SearchBox {...search} actor={actor} Words={isFetched ? words.View : null} />
    </search>
  );
}

export function MobileSearch() {
  const { t } = useTranslation('shell');
  const { actor, ...search } = useSearch();
  const { wasOpened, isOpen, setOpen, forget } = useOpenHere();
  if (!actor) return null;
  return (
    <>
      <IconButton
        label={t('search.open')}
        icon={<SearchIcon aria-hidden="true" size={22} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={() => setOpen(true)}
      />
      {wasOpened ? (
        <LazyBoundary
          of={dialog}
          props={{ ...search, actor, open: isOpen, onClose: () => setOpen(false) }}
          onMissing={forget}
        />
      ) : null}
    </>
  );
}
