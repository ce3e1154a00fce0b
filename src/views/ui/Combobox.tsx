import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { ClearButton } from './ClearButton.tsx';
import * as css from './Combobox.css.ts';
import { ComboboxInput } from './ComboboxInput.tsx';
import { ComboboxMessage } from './ComboboxMessage.tsx';
import { classNames } from './class-names.ts';
import * as fieldCss from './Field.css.ts';
import { FieldFoot, FieldLabel, type FieldWords, fieldAria } from './Field.tsx';
import * as floating from './floating.css.ts';
import { grow } from './layout.css.ts';
import { ownLang } from './own-lang.ts';
import { splitWords } from './split-words.ts';

export interface ComboboxItem {
  readonly id: string;
  readonly label: string;
  /** Interface text shown instead of `label`, which may be in another language. */
  readonly sentence?: ReactNode;
  readonly hint?: string | undefined;
}

interface ComboboxProps<Item extends ComboboxItem> extends FieldWords {
  readonly items: readonly Item[];
  readonly inputValue: string;
  /** `input`: an input method is composing `text`, or has just finished it. */
  readonly onInputValueChange: (text: string, input?: 'composing' | 'composed') => void;
  readonly onSelect: (item: Item) => void;
  readonly value?: string | undefined;
  readonly allowCustom?: boolean | undefined;
  readonly onSubmit?: ((text: string) => void) | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly loading?: boolean | undefined;
  readonly loadingText?: string | undefined;
  readonly emptyText?: string | undefined;
  readonly failedText?: string | undefined;
  readonly offersLabel: string;
  readonly resultsText?: string | undefined;
  readonly toggleLabel?: string | undefined;
  readonly clearLabel?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly before?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly inputMode?: 'text' | 'search' | 'tel' | 'numeric' | undefined;
  readonly widePanel?: boolean | undefined;
}

export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const id = useId();
  const { words } = splitWords(props);
  const isComposing = useRef(false);
  const {
    items,
    value,
    allowCustom = false,
    disabled = false,
    loading = false,
    onSubmit,
    failedText,
    emptyText,
  } = props;
  const collection = useMemo(
    () => createListCollection<Item>({ items, itemToValue: (item) => item.id, itemToString: (item) => item.label }),
    [items],
  );
  const hasPanel = items.length > 0 || loading || failedText !== undefined || emptyText !== undefined;
  const message = loading ? props.loadingText : (failedText ?? (items.length === 0 ? emptyText : props.resultsText));
  const choose = (chosen: readonly string[]) => {
    const item = items.find((each) => each.id === chosen.at(-1));
    if (item !== undefined) props.onSelect(item);
  };
  return (
    <Ark.Root
      className={fieldCss.root}
      collection={collection}
      ids={{ input: id }}
      inputValue={props.inputValue}
      onInputValueChange={({ inputValue }) =>
        props.onInputValueChange(inputValue, isComposing.current ? 'composing' : undefined)
      }
      value={value === undefined ? [] : [value]}
      onSelect={(details) => choose([details.itemValue])}
      // Ark reports the choice after closing: defers, so that callers get the choice first, with `items` unchanged.
      onOpenChange={({ open }) =>
        queueMicrotask(() => {
          if (!open || !isComposing.current) props.onOpenChange?.(open);
        })
      }
      allowCustomValue={allowCustom}
      selectionBehavior={value === undefined && allowCustom ? 'preserve' : 'replace'}
      openOnClick
      disabled={disabled}
      invalid={words.error !== undefined}
      positioning={{ strategy: 'fixed', placement: 'bottom-start', gutter: 4, sameWidth: true }}
    >
      <Ark.Label className={words.labelHidden ? undefined : fieldCss.label}>
        <FieldLabel {...words} />
      </Ark.Label>
      <Ark.Control className={fieldCss.box}>
        {props.before === undefined ? null : <span className={fieldCss.slot}>{props.before}</span>}
        <ComboboxInput
          {...fieldAria(id, words)}
          className={fieldCss.control}
          placeholder={props.placeholder}
          name={props.name}
          inputMode={props.inputMode}
          onBlur={props.onBlur}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={({ currentTarget }) => {
            isComposing.current = false;
            props.onInputValueChange(currentTarget.value, 'composed');
          }}
          onKeyDown={(event) => {
            const free = event.currentTarget.getAttribute('aria-activedescendant') === null;
            if (event.key === 'Enter' && free) onSubmit?.(event.currentTarget.value);
          }}
        />
        {props.clearLabel === undefined || props.inputValue === '' ? null : (
          <ClearButton label={props.clearLabel} onClear={() => props.onInputValueChange('')} />
        )}
        {props.toggleLabel === undefined ? null : (
          <Ark.Trigger className={css.trigger} aria-label={props.toggleLabel}>
            <ChevronDown aria-hidden="true" size={18} />
          </Ark.Trigger>
        )}
      </Ark.Control>
      <FieldFoot id={id} {...words} />
      <Ark.Context>
        {({ open }) => (
          <>
            <ComboboxMessage announced text={open ? message : undefined} />
            <Ark.Positioner className={floating.positioner}>
              <div
                hidden={!open || !hasPanel}
                className={classNames(floating.panel, css.panel, props.widePanel && css.wide)}
              >
                <span id={`${id}-offers`} hidden>
                  {props.offersLabel}
                </span>
                <Ark.Content
                  aria-labelledby={`${id}-offers`}
                  className={classNames(floating.list, css.list)}
                  hidden={!open || items.length === 0}
                >
                  {items.map((item) => (
                    <Ark.Item
                      key={item.id}
                      item={item}
                      className={floating.item}
                      lang={item.sentence === undefined ? ownLang(item.label) : undefined}
                    >
                      <Ark.ItemText className={grow}>{item.sentence ?? item.label}</Ark.ItemText>
                      {item.hint === undefined ? null : <span className={floating.itemHint}>{item.hint}</span>}
                      <Ark.ItemIndicator>
                        <Check aria-hidden="true" size={16} />
                      </Ark.ItemIndicator>
                    </Ark.Item>
                  ))}
                </Ark.Content>
                {items.length === 0 ? <ComboboxMessage busy={loading} text={message} /> : null}
              </div>
            </Ark.Positioner>
          </>
        )}
      </Ark.Context>
    </Ark.Root>
  );
}
