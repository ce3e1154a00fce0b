import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import * as css from './Button.css.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  readonly busy?: boolean | undefined;
  readonly icon?: ReactNode;
}

export function Button({ tone, size, wide, busy = false, icon, className, children, onClick, ...rest }: ButtonProps) {
  const blocked = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={blocked || undefined}
      className={buttonClass({ tone, size, wide }, className)}
      onClick={click}
    >
      <span className={classNames(css.content, busy && css.away)}>
        {icon}
        <span>{children}</span>
      </span>
      {busy ? (
        <span className={css.busy}>
          <Spinner size={18} />
        </span>
      ) : null}
    </button>
  );
}
