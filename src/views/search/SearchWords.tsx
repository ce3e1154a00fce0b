import { useSelector } from '@xstate/react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type SearchBoxActor, selectHot, selectSaved, selectText } from '#machines/search/search-box.machine.ts';
import type { SearchKind } from '#routes/search.routes.ts';
import type { SiteId } from '#services/address/sites.ts';
import { useTo } from '../context.tsx';
import type { SearchInputProps } from '../ui/SearchField.tsx';
import { SearchPanel } from '../ui/SearchPanel.tsx';

export interface SearchWordsProps {
  readonly actor: SearchBoxActor;
  readonly site: SiteId;
  readonly kind: SearchKind;
  readonly inputId: string;
  readonly message: string | undefined;
  readonly focused: boolean;
  readonly inline: boolean;
  readonly onInput: (added: SearchInputProps) => void;
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);

/** Memoised: the box renders again with each of its props that this gives to the input. */
export const SearchWords = memo(function SearchWords({ actor, site, kind, ...props }: SearchWordsProps) {
  const { t } = useTranslation('shell');
  const to = useTo();
  const text = useSelector(actor, selectText);
  const saved = useSelector(actor, selectSaved, same);
  const hot = useSelector(actor, selectHot, same);
  const groups = useMemo(
    () =>
      [
        { id: 'saved', title: t('search.saved'), words: saved },
        { id: 'hot', title: t('search.hot'), words: hot },
      ] as const,
    [t, saved, hot],
  );
  return (
    <SearchPanel
      {...props}
      text={text}
      groups={groups}
      removeLabel={(word) => t('search.remove', { word })}
      removeAllLabel={t('search.removeAll')}
      hrefOf={(word) => to.search({ kind, word })}
      onOpen={() => actor.send({ type: 'search.opened', site })}
      onSearch={(word) => actor.send({ type: 'search.submit', text: word })}
      onRemove={(word) => actor.send({ type: 'search.forget', word })}
      onRemoveAll={() => actor.send({ type: 'search.clear' })}
    />
  );
});
