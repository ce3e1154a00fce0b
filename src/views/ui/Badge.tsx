import * as css from './Badge.css.ts';
import { badgeText } from './badge-text.ts';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface BadgeProps {
  readonly count: number;
  readonly cap: number;
  readonly label?: ((shown: string) => string) | undefined;
  /** `corner` overlays the nearest positioned parent. */
  readonly placement?: keyof typeof css.placement | undefined;
}

export function Badge({ count, cap, label, placement = 'inline' }: BadgeProps) {
  const text = badgeText(count, cap);
  if (text === undefined) return null;
  return (
    <span className={classNames(css.root, css.placement[placement])}>
      <span aria-hidden="true">{text}</span>
      {label ? <VisuallyHidden>{label(text)}</VisuallyHidden> : null}
    </span>
  );
}
