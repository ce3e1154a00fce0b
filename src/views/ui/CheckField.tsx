import { type ComponentProps, type ReactNode, useId } from 'react';
import * as css from './CheckField.css.ts';
import * as fieldCss from './Field.css.ts';

export interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  readonly children: ReactNode;
  readonly error?: string | undefined;
}

export function CheckField({ children, error, id, ...input }: CheckFieldProps) {
  const ownId = useId();
  const own = id ?? ownId;
  return (
    <div>
      <label className={css.root}>
        <input
          {...input}
          type="checkbox"
          id={own}
          className={css.box}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${own}-error`}
        />
        <span>{children}</span>
      </label>
      {error === undefined ? null : (
        <p id={`${own}-error`} role="alert" className={fieldCss.error}>
          {error}
        </p>
      )}
    </div>
  );
}
