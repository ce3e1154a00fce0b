import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useCallback, useId, useMemo } from 'react';
import { classNames } from './class-names.ts';
import * as floating from './floating.css.ts';
import { type Limit, useLimit } from './limit.ts';
import * as css from './SearchField.css.ts';
import * as hidden from './VisuallyHidden.css.ts';

interface SearchGroup {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
}

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly groups: readonly [SearchGroup, ...SearchGroup[]];
  readonly emptyLabel: string;
  readonly removeLabel: (word: string) => string;
  readonly removeAllLabel: string;
  readonly limit?: Limit | undefined;
  readonly focused?: boolean | undefined;
  readonly inline?: boolean | undefined;
  readonly onText: (text: string) => void;
  readonly onOpen: () => void;
  readonly onSearch: (text: string) => void;
  readonly onRemove: (word: string) => void;
  readonly onRemoveAll: () => void;
}

interface Choice {
  readonly id: string;
  readonly word: string;
}

const choicesOf = (groups: readonly SearchGroup[]): Choice[] =>
  groups.flatMap(({ id, words }) => words.map((word) => ({ id: `${id}:${word}`, word })));

export function SearchField(props: SearchFieldProps) {
  const { groups, text, inline = false, focused = false, limit } = props;
  const id = useId();
  const collection = useMemo(
    () =>
      createListCollection<Choice>({
        items: choicesOf(groups),
        itemToValue: (choice) => choice.id,
        itemToString: (choice) => choice.word,
      }),
    [groups],
  );
  const { message, watch } = useLimit(limit);
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      if (focused) input?.focus();
      return watch(input);
    },
    [focused, watch],
  );
  const panelId = `${id}-panel`;
  const words = (
    <div
      id={panelId}
      className={classNames(css.panel, !inline && floating.panel)}
      hidden={collection.size === 0 && message === undefined}
    >
      {message === undefined ? null : (
        <p role="alert" className={css.message}>
          {message}
        </p>
      )}
      <Words {...props} />
    </div>
  );
  return (
    <Ark.Root
      className={css.root}
      collection={collection}
      ids={{ input: id }}
      inputValue={text}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change') props.onText(inputValue);
      }}
      value={[]}
      onSelect={({ itemValue }) => {
        const word = collection.find(itemValue)?.word;
        if (word !== undefined) props.onSearch(word);
      }}
      onOpenChange={({ open }) => {
        if (open) props.onOpen();
      }}
      onInteractOutside={(event) => {
        const at = event.detail.originalEvent.target;
        if (at instanceof Element && at.closest(`[id="${panelId}"]`)) event.preventDefault();
      }}
      allowCustomValue
      selectionBehavior="preserve"
      openOnClick
      lazyMount
      unmountOnExit
      {...(focused && { defaultOpen: true })}
      {...(inline && { open: true, disableLayer: true })}
      positioning={{ strategy: 'fixed', placement: 'bottom-end', gutter: 6 }}
    >
      <Ark.Label className={hidden.root}>{props.label}</Ark.Label>
      <Ark.Control className={css.box}>
        <Search aria-hidden="true" size={18} className={css.icon} />
        <Ark.Input
          ref={ref}
          className={css.input}
          placeholder={props.placeholder}
          enterKeyHint="search"
          maxLength={limit?.max}
          onFocus={props.onOpen}
          onKeyDown={(event) => {
            const isFree = event.currentTarget.getAttribute('aria-activedescendant') === null;
            if (event.key === 'Enter' && isFree) props.onSearch(event.currentTarget.value);
          }}
        />
        {text === '' ? null : (
          <button type="button" className={css.clear} aria-label={props.emptyLabel} onClick={() => props.onText('')}>
            <X aria-hidden="true" size={16} />
          </button>
        )}
      </Ark.Control>
      {inline ? words : <Ark.Positioner className={floating.positioner}>{words}</Ark.Positioner>}
    </Ark.Root>
  );
}

function Words({ groups, removeLabel, removeAllLabel, onRemove, onRemoveAll }: SearchFieldProps) {
  const [saved] = groups;
  return (
    <>
      <Ark.Content className={css.list}>
        {groups.map((group) =>
          group.words.length === 0 ? null : (
            <Ark.ItemGroup key={group.id}>
              <Ark.ItemGroupLabel className={css.title}>{group.title}</Ark.ItemGroupLabel>
              {choicesOf([group]).map((choice) => (
                <Ark.Item key={choice.id} item={choice} className={classNames(floating.item, css.word)} lang="zh-CN">
                  <Ark.ItemText className={css.wordText}>{choice.word}</Ark.ItemText>
                </Ark.Item>
              ))}
            </Ark.ItemGroup>
          ),
        )}
      </Ark.Content>
      {saved.words.length === 0 ? null : (
        <div className={css.removers}>
          <button type="button" className={css.removeAll} onClick={onRemoveAll}>
            {removeAllLabel}
          </button>
          {saved.words.map((word) => (
            <button
              key={word}
              type="button"
              className={css.remove}
              aria-label={removeLabel(word)}
              onClick={() => onRemove(word)}
            >
              <X aria-hidden="true" size={15} />
            </button>
          ))}
        </div>
      )}
    </>
  );
}
