import * as css from './Badge.css.ts';
import { badgeText } from './badge-text.ts';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface BadgeProps {
  readonly count: number;
  /** The largest number shown as itself. */
  readonly cap: number;
  /** What assistive technology says of the number as it is shown, for example "99+ 条未读私信"; by default nothing. */
  readonly label?: ((shown: string) => string) | undefined;
  /** `corner` lies over the nearest positioned parent, so that it takes no room. */
  readonly place?: keyof typeof css.place | undefined;
}

export function Badge({ count, cap, label, place = 'inline' }: BadgeProps) {
  const text = badgeText(count, cap);
  if (text === undefined) return null;
  return (
    <span className={classNames(css.root, css.place[place])}>
      <span aria-hidden="true">{text}</span>
      {label ? <VisuallyHidden>{label(text)}</VisuallyHidden> : null}
    </span>
  );
}
