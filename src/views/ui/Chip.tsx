import type { ComponentProps, ReactNode } from 'react';
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

export function ChoiceChip({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(css.choice, className)} />;
}

export function LinkChip(props: ComponentProps<'a'>) {
  return <a {...props} className={css.choice} />;
}
