import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ComponentProps, Ref } from 'react';
import * as css from './SearchField.css.ts';

type InputProps = ComponentProps<'input'>;

/** What a panel gives to the input beside it. */
export type SearchInputProps = Omit<InputProps, 'defaultValue' | 'value'>;

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly emptyLabel: string;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly added: SearchInputProps;
  readonly handlers: SearchInputProps;
  readonly onText: (text: string) => void;
  readonly onInside: (isInside: boolean) => void;
  readonly onSearch: (text: string) => void;
}

/** The panel adds its props to the input, and never replaces it: caret, composition and undo survive its loading. */
export function SearchField(props: SearchFieldProps) {
  const { id, text, added } = props;
  return (
    <div id={`${id}-box`} className={css.box}>
      <Search aria-hidden="true" size={18} className={css.icon} />
      <input
        role="combobox"
        aria-expanded="false"
        autoComplete="off"
        {...added}
        {...props.handlers}
        ref={props.inputRef}
        id={id}
        className={css.input}
        aria-label={props.label}
        placeholder={props.placeholder}
        enterKeyHint="search"
        value={text}
        onChange={(event) => {
          props.onText(event.target.value);
          added.onChange?.(event);
        }}
        onFocus={(event) => {
          props.onInside(true);
          added.onFocus?.(event);
        }}
        onBlur={(event) => {
          props.onInside(false);
          added.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          const isFree = event.currentTarget.getAttribute('aria-activedescendant') === null;
          added.onKeyDown?.(event);
          if (event.key === 'Enter' && isFree) props.onSearch(event.currentTarget.value);
        }}
      />
      {text === '' ? null : (
        <button type="button" className={css.clear} aria-label={props.emptyLabel} onClick={() => props.onText('')}>
          <X aria-hidden="true" size={16} />
        </button>
      )}
    </div>
  );
}
