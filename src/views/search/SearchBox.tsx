import { useSelector } from '@xstate/react';
import { type ComponentType, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectText } from '#machines/search/search-box.machine.ts';
import { searchWordMaxLength } from '#services/contract/constants.ts';
import { useLimit } from '../ui/limit.ts';
import { SearchField, type SearchInputProps } from '../ui/SearchField.tsx';
import type { SearchWordsProps } from './SearchWords.tsx';

interface SearchBoxProps extends Pick<SearchWordsProps, 'actor' | 'site' | 'kind'> {
  /** Null until loaded. */
  readonly Words: ComponentType<SearchWordsProps> | null;
  readonly focused?: boolean | undefined;
  readonly inline?: boolean | undefined;
}

export function SearchBox({ actor, site, kind, Words, focused = false, inline = false }: SearchBoxProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const text = useSelector(actor, selectText);
  const [added, add] = useState<SearchInputProps>({});
  const [isInside, setInside] = useState(false);
  const { message, handlers } = useLimit({
    max: searchWordMaxLength,
    message: t('cut', { max: searchWordMaxLength }),
  });
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      if (focused) input?.focus();
    },
    [focused],
  );
  return (
    <>
      <SearchField
        id={id}
        label={t('search.label')}
        placeholder={t(`search.placeholder.${site}`)}
        text={text}
        emptyLabel={t('search.empty')}
        inputRef={ref}
        added={added}
        handlers={handlers}
        onText={(typed) => actor.send({ type: 'search.typed', text: typed })}
        onInside={(next) => {
          setInside(next);
          if (next) actor.send({ type: 'search.opened', site });
        }}
        onSearch={(word) => actor.send({ type: 'search.submit', text: word })}
      />
      {Words ? (
        <Words {...{ actor, site, kind, message, inline }} inputId={id} focused={isInside} onInput={add} />
      ) : null}
    </>
  );
}
