import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import * as css from './Field.css.ts';
import { Field, type FieldWords, fieldAria } from './Field.tsx';
import { type Limit, useLimit } from './limit.ts';
import { splitWords } from './split-words.ts';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'size' | 'required' | 'maxLength' | 'ref'>,
    FieldWords {
  readonly limit?: Limit | undefined;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** `required` sets ARIA only; the form validates. */
export function TextField(props: TextFieldProps) {
  const ownId = useId();
  const { words: given, control } = splitWords(props);
  const { before, after, id = ownId, className, disabled, limit, ...input } = control;
  const { message, handlers } = useLimit(limit);
  const words = { ...given, error: given.error ?? message };
  return (
    <Field id={id} words={words}>
      <div
        className={css.box}
        data-invalid={words.error === undefined ? undefined : ''}
        data-disabled={disabled ? '' : undefined}
      >
        {before === undefined ? null : <span className={css.slot}>{before}</span>}
        <input
          {...input}
          {...handlers}
          {...fieldAria(id, words)}
          id={id}
          disabled={disabled}
          className={classNames(css.control, className)}
        />
        {after === undefined ? null : <span className={css.slot}>{after}</span>}
      </div>
    </Field>
  );
}
