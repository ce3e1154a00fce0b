import type { ComponentProps, ReactNode } from 'react';
import * as css from './Chip.css.ts';
import { classNames } from './class-names.ts';

export interface ChipProps {
  readonly tone?: keyof typeof css.tone | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A small label. Its words say what it means; the colour only helps. */
export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <span className={classNames(css.root, css.tone[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/** A chip to press; give `aria-pressed` when it stays down. */
export function ChoiceChip({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(css.choice, className)} />;
}

/** A chip that leads somewhere; give `aria-current` for the place one is at. */
export function LinkChip({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(css.choice, className)}>
      {children}
    </a>
  );
}
