import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import * as fieldCss from './Field.css.ts';
import { Field, type FieldWords, fieldAria } from './Field.tsx';
import { ownLang } from './own-lang.ts';
import * as css from './Select.css.ts';
import { splitWords } from './split-words.ts';

interface SelectOption {
  readonly id: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

interface SelectProps
  extends Omit<ComponentProps<'select'>, 'required' | 'children' | 'size' | 'multiple'>,
    FieldWords {
  readonly options: readonly SelectOption[];
  readonly placeholder?: string | undefined;
}

export function Select(props: SelectProps) {
  const ownId = useId();
  const { words, control } = splitWords(props);
  const { id = ownId, className, disabled, options, placeholder, ...select } = control;
  return (
    <Field id={id} words={words}>
      <div
        className={fieldCss.box}
        data-invalid={words.error === undefined ? undefined : ''}
        data-disabled={disabled ? '' : undefined}
      >
        <select
          {...select}
          {...fieldAria(id, words)}
          id={id}
          disabled={disabled}
          className={classNames(fieldCss.control, css.select, className)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.disabled} lang={ownLang(option.label)}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={18} className={css.arrow} />
      </div>
    </Field>
  );
}
