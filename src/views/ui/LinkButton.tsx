import type { ComponentProps, ReactNode } from 'react';
import * as css from './Button.css.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {
  readonly icon?: ReactNode;
}

export function LinkButton({ tone, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ tone, size, wide }, className)}>
      <span className={css.content}>
        {icon}
        <span>{children}</span>
      </span>
    </a>
  );
}
