import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as css from './IconButton.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name, and the tip on hover. */
  readonly label: string;
  readonly icon: ReactNode;
  /** A `Badge` over the corner, say: its words join the name. */
  readonly children?: ReactNode;
  readonly tone?: keyof typeof css.tone | undefined;
}

/** 44 px square button that shows only an icon. */
export function IconButton({ label, icon, children, tone = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={classNames(css.root, css.tone[tone], className)}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </button>
  );
}
