import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as css from './IconButton.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children?: ReactNode;
  readonly tone?: keyof typeof css.tone | undefined;
}

export function IconButton({ label, icon, children, tone = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={classNames(css.root, css.tone[tone], className)}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </button>
  );
}
