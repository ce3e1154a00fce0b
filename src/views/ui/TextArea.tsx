import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import * as css from './Field.css.ts';
import { Field, type FieldWords, fieldAria } from './Field.tsx';
import { splitWords } from './split-words.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'required' | 'maxLength'>, FieldWords {}

export function TextArea(props: TextAreaProps) {
  const ownId = useId();
  const { words, control } = splitWords(props);
  const { id = ownId, className, disabled, rows = 4, ...input } = control;
  return (
    <Field id={id} words={words}>
      <div
        className={css.box}
        data-invalid={words.error === undefined ? undefined : ''}
        data-disabled={disabled ? '' : undefined}
      >
        <textarea
          {...input}
          {...fieldAria(id, words)}
          id={id}
          rows={rows}
          disabled={disabled}
          className={classNames(css.control, css.area, className)}
        />
      </div>
    </Field>
  );
}
