import { useSelector } from '@xstate/react';
import SearchIcon from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SearchBoxActor, selectText } from '#machines/search/search-box.machine.ts';
import type { SiteId } from '#services/address/sites.ts';
import { useApp } from '../context.tsx';
import { useOpenHere, useRoute } from '../navigation/use-route.ts';
import { LazyBoundary } from '../shared/LazyBoundary.tsx';
import { lazyView } from '../shared/lazy-view.ts';
import { IconButton } from '../ui/IconButton.tsx';
import * as field from '../ui/SearchField.css.ts';
import * as css from './Header.css.ts';

const dialog = lazyView(() => import('./SearchDialog.tsx').then(({ SearchDialog }) => SearchDialog));

const box = lazyView(() => import('../search/SearchBox.tsx').then(({ SearchBox }) => SearchBox));

const useSearch = () => ({
  actor: useSelector(useApp(), ({ children }) => children.searchBox),
  site: useRoute()?.site ?? 'news',
});

/** R2.4-3: a plain input until focus or hover loads the combobox. */
export function HeaderSearch() {
  const { actor, site } = useSearch();
  const [isFetched, setFetched] = useState(false);
  const [isInside, setInside] = useState(false);
  // No Suspense: replacing the input would interrupt typing.
  const fetch = () => {
    box.preload().then(
      () => setFetched(true),
      () => {},
    );
  };
  if (!actor) return null;
  return (
    <search className={css.search}>
      {isFetched ? (
        <box.View actor={actor} site={site} focused={isInside} />
      ) : (
        <PlainBox actor={actor} site={site} onNear={fetch} onInside={setInside} />
      )}
    </search>
  );
}

interface PlainBoxProps {
  readonly actor: SearchBoxActor;
  readonly site: SiteId;
  readonly onNear: () => void;
  readonly onInside: (isInside: boolean) => void;
}

function PlainBox({ actor, site, onNear, onInside }: PlainBoxProps) {
  const { t } = useTranslation('shell');
  const text = useSelector(actor, selectText);
  return (
    <div className={field.box} onPointerEnter={onNear}>
      <SearchIcon aria-hidden="true" size={18} className={field.icon} />
      <input
        className={field.input}
        role="combobox"
        aria-expanded="false"
        aria-label={t('search.label')}
        placeholder={t(`search.placeholder.${site}`)}
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        onChange={(event) => actor.send({ type: 'search.typed', text: event.target.value })}
        onFocus={() => {
          onInside(true);
          onNear();
        }}
        onBlur={() => onInside(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') actor.send({ type: 'search.submit', text: event.currentTarget.value });
        }}
      />
    </div>
  );
}

export function MobileSearch() {
  const { t } = useTranslation('shell');
  const { actor, site } = useSearch();
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
          props={{ actor, site, open: isOpen, onClose: () => setOpen(false) }}
          onMissing={forget}
        />
      ) : null}
    </>
  );
}
