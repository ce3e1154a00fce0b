import type { ReactNode } from 'react';
import { AnyLink, type AnyLinkProps } from './AnyLink.tsx';
import * as css from './Button.css.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface LinkButtonProps extends AnyLinkProps, ButtonLook {
  readonly icon?: ReactNode;
}

export function LinkButton({ tone, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <AnyLink {...rest} className={buttonClass({ tone, size, wide }, className)}>
      <span className={css.content}>
        {icon}
        <span>{children}</span>
      </span>
    </AnyLink>
  );
}
