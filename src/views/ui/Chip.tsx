import type { ComponentProps, ReactNode } from 'react';
import { AnyLink, type AnyLinkProps } from './AnyLink.tsx';
import * as css from './Chip.css.ts';
import { classNames } from './class-names.ts';

export interface ChipProps {
  readonly tone?: keyof typeof css.tone | undefined;
  readonly children: ReactNode;
}

export function Chip({ tone = 'neutral', children }: ChipProps) {
  return (
    <span className={classNames(css.root, css.tone[tone])}>
      <span>{children}</span>
    </span>
  );
}

const inSpan = (children: ReactNode): ReactNode => (typeof children === 'string' ? <span>{children}</span> : children);

export function ChoiceChip({ className, children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classNames(css.choice, className)}>
      {inSpan(children)}
    </button>
  );
}

export function LinkChip({ children, ...rest }: AnyLinkProps) {
  return (
    <AnyLink {...rest} className={css.link}>
      {inSpan(children)}
    </AnyLink>
  );
}
