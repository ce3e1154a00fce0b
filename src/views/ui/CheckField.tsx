import type { ComponentProps } from 'react';
import * as css from './CheckField.css.ts';

export function CheckField({ children, ...input }: ComponentProps<'input'>) {
  return (
    <div>
      <label className={css.root}>
        <input {...input} type="checkbox" className={css.box} />
        <span>{children}</span>
      </label>
    </div>
  );
}
