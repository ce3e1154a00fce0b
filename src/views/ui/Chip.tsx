import type { ComponentProps, ReactNode } from 'react';
import * as css from './Chip.css.ts';
import { classNames } from './class-names.ts';

export interface ChipProps {
  readonly tone?: keyof typeof css.tone | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <span className={classNames(css.root, css.tone[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

export function ChoiceChip({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(css.choice, className)} />;
}

export function LinkChip({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(css.choice, className)}>
      {children}
    </a>
  );
}
