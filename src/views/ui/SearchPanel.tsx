import { Combobox as Ark, createListCollection, useCombobox } from '@ark-ui/react/combobox';
import X from 'lucide-react/icons/x';
import { type MouseEvent, useLayoutEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import * as floating from './floating.css.ts';
import * as css from './SearchField.css.ts';
import type { SearchInputProps } from './SearchField.tsx';

interface SearchGroup {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
}

interface SearchPanelProps {
  /** Of the `SearchField`. */
  readonly inputId: string;
  readonly text: string;
  readonly groups: readonly [SearchGroup, ...SearchGroup[]];
  readonly message: string | undefined;
  readonly removeLabel: (word: string) => string;
  readonly removeAllLabel: string;
  readonly focused?: boolean | undefined;
  readonly inline?: boolean | undefined;
  readonly hrefOf: (word: string) => string;
  readonly onInput: (added: SearchInputProps) => void;
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

export function SearchPanel(props: SearchPanelProps) {
  const { inputId, groups, message, onInput, inline = false, focused = false } = props;
  const collection = useMemo(
    () =>
      createListCollection<Choice>({
        items: choicesOf(groups),
        itemToValue: (choice) => choice.id,
        itemToString: (choice) => choice.word,
      }),
    [groups],
  );
  const panelId = `${inputId}-panel`;
  const combobox = useCombobox<Choice>({
    collection,
    ids: { input: inputId, control: `${inputId}-box` },
    inputValue: props.text,
    value: [],
    onSelect: ({ itemValue }) => {
      const word = collection.find(itemValue)?.word;
      if (word !== undefined) props.onSearch(word);
    },
    onOpenChange: ({ open }) => {
      if (open) props.onOpen();
    },
    onInteractOutside: (event) => {
      const at = event.detail.originalEvent.target;
      if (at instanceof Element && at.closest(`[id="${panelId}"]`)) event.preventDefault();
    },
    // A chosen word is searched for, by `onSelect`.
    navigate: null,
    allowCustomValue: true,
    selectionBehavior: 'preserve',
    openOnClick: true,
    ...(focused && { defaultOpen: true }),
    ...(inline && { open: true, disableLayer: true }),
    positioning: { strategy: 'fixed', placement: 'bottom-end', gutter: 6 },
  });
  useLayoutEffect(() => {
    const { defaultValue: _, ...added } = combobox.getInputProps();
    onInput(added);
  });
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
    <Ark.RootProvider value={combobox} lazyMount unmountOnExit>
      {inline ? words : <Ark.Positioner className={floating.positioner}>{words}</Ark.Positioner>}
    </Ark.RootProvider>
  );
}

const choose = (event: MouseEvent): void => event.preventDefault();

function Words({ inputId, groups, removeLabel, removeAllLabel, hrefOf, onRemove, onRemoveAll }: SearchPanelProps) {
  const [saved] = groups;
  return (
    <>
      <Ark.Content className={css.list} aria-labelledby={inputId}>
        {groups.map((group) =>
          group.words.length === 0 ? null : (
            <Ark.ItemGroup key={group.id}>
              <Ark.ItemGroupLabel className={css.title}>{group.title}</Ark.ItemGroupLabel>
              {choicesOf([group]).map((choice) => (
                <Ark.Item
                  key={choice.id}
                  asChild
                  item={choice}
                  className={classNames(floating.item, css.word)}
                  lang="zh-CN"
                >
                  <Link href={hrefOf(choice.word)} onClick={choose}>
                    <Ark.ItemText className={css.wordText}>{choice.word}</Ark.ItemText>
                  </Link>
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
