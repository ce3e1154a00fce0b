import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type SearchBoxActor, selectHot, selectSaved, selectText } from '#machines/search/search-box.machine.ts';
import type { SiteId } from '#services/address/sites.ts';
import { searchWordMaxLength } from '#services/contract/constants.ts';
import { SearchField } from '../ui/SearchField.tsx';

interface SearchBoxProps {
  readonly actor: SearchBoxActor;
  readonly site: SiteId;
  readonly focused?: boolean | undefined;
  readonly inline?: boolean | undefined;
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);

export function SearchBox({ actor, site, focused, inline }: SearchBoxProps) {
  const { t } = useTranslation('shell');
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
    <SearchField
      label={t('search.label')}
      placeholder={t(`search.placeholder.${site}`)}
      text={text}
      groups={groups}
      emptyLabel={t('search.empty')}
      removeLabel={(word) => t('search.remove', { word })}
      removeAllLabel={t('search.removeAll')}
      limit={{ max: searchWordMaxLength, message: t('cut', { max: searchWordMaxLength }) }}
      focused={focused}
      inline={inline}
      onText={(typed) => actor.send({ type: 'search.typed', text: typed })}
      onOpen={() => actor.send({ type: 'search.opened', site })}
      onSearch={(word) => actor.send({ type: 'search.submit', text: word })}
      onRemove={(word) => actor.send({ type: 'search.forget', word })}
      onRemoveAll={() => actor.send({ type: 'search.clear' })}
    />
  );
}
