import { useId } from 'react';
import * as fieldCss from './Field.css.ts';
import { FieldFoot, FieldLabel, type FieldWords, fieldAria } from './Field.tsx';
import { wrap } from './layout.css.ts';
import * as css from './RadioGroup.css.ts';
import { splitWords } from './split-words.ts';

interface RadioOption<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  readonly lang?: string | undefined;
}

interface RadioGroupProps<Id extends string> extends FieldWords {
  readonly options: readonly RadioOption<Id>[];
  readonly value: Id | undefined;
  readonly onChange: (id: Id) => void;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly look?: 'cards' | 'pills' | undefined;
}

export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const id = useId();
  const { words } = splitWords(props);
  const { options, value, onChange, name = id, disabled = false, look = 'cards' } = props;
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} {...fieldAria(id, words)} className={fieldCss.root}>
      <div id={`${id}-label`} className={words.labelHidden ? undefined : fieldCss.label}>
        <FieldLabel {...words} />
      </div>
      <div className={wrap.s} data-look={look} data-invalid={words.error === undefined ? undefined : ''}>
        {options.map((option) => (
          <label key={option.id} className={css.option} lang={option.lang}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={option.id}
              checked={option.id === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.id)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldFoot id={id} {...words} />
    </div>
  );
}
