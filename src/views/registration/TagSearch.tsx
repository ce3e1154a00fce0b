import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type IndustryTagsActor,
  selectFoundTags,
  selectNewTag,
  selectTagError,
  selectTagKeyword,
} from '#machines/registration/industry-tags.machine.ts';
import { Sentence } from '../kit/Sentence.tsx';
import { Combobox, type ComboboxItem } from '../ui/Combobox.tsx';

interface Props {
  readonly actor: IndustryTagsActor;
}

const newId = 'new';

const useItems = (actor: IndustryTagsActor): readonly ComboboxItem[] => {
  const { t } = useTranslation('registration');
  const found = useSelector(actor, selectFoundTags);
  const made = useSelector(actor, selectNewTag);
  const isSearching = useSelector(actor, (snapshot) => snapshot.hasTag('searching'));
  return useMemo(() => {
    const offered = found.map(({ id, name, isNewTag }) => ({
      id: String(id),
      label: name,
      hint: isNewTag ? t('tags.new') : undefined,
    }));
    if (made === null || isSearching) return offered;
    const label = t('tags.create', { name: made });
    return [...offered, { id: newId, label, sentence: <Sentence>{label}</Sentence> }];
  }, [found, made, isSearching, t]);
};

/** Free text becomes a tag by Enter or from the list (R5.6-3). */
export function TagSearch({ actor }: Props) {
  const { t } = useTranslation('registration');
  const keyword = useSelector(actor, selectTagKeyword);
  const error = useSelector(actor, selectTagError);
  const isSearching = useSelector(actor, (snapshot) => snapshot.hasTag('searching'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('searchFailed'));
  const items = useItems(actor);
  return (
    <Combobox
      label={t('tags.search')}
      error={error ? t(`error.${error.code}`, { max: 0, over: 0, ...error }) : undefined}
      name="tag"
      items={items}
      inputValue={keyword}
      allowCustom
      onInputValueChange={(text, input) => {
        if (text !== keyword || input === 'composed')
          actor.send({ type: 'keyword.change', text, isComposing: input === 'composing' });
      }}
      onSelect={({ id, label }) =>
        actor.send(id === newId ? { type: 'tag.create' } : { type: 'tag.choose', id: Number(id), name: label })
      }
      onSubmit={() => actor.send({ type: 'tag.create' })}
      loading={isSearching}
      loadingText={t('tags.searching')}
      failedText={isFailed ? t('tags.searchFailed') : undefined}
      offersLabel={t('tags.offers')}
      resultsText={t('tags.count', { number: items.filter(({ id }) => id !== newId).length })}
    />
  );
}
