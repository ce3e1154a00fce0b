import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { capital } from '../theme/global.css.ts';
import * as css from './Banner.css.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';

export interface BannerProps {
  /** Name of the region. */
  readonly label: string;
  readonly text: string;
  readonly tone?: keyof typeof css.tone | undefined;
  /** `bottom`: fixed at the foot of the window. */
  readonly place?: keyof typeof css.place | undefined;
  readonly action?: ReactNode;
  readonly closeLabel?: string | undefined;
  readonly onClose?: (() => void) | undefined;
}

/**
 * One sentence that stays: offline, muted, log in to see more. At the foot of the window it hangs on the body, as a live
 * area of its own, because an open dialog hides from assistive technology whatever lies inside the app's root.
 */
export function Banner({ label, text, tone = 'info', place = 'inline', action, closeLabel, onClose }: BannerProps) {
  const banner = (
    <section
      aria-label={label}
      className={classNames(css.root, css.place[place], css.tone[tone])}
      {...(place === 'bottom' ? { 'aria-live': 'off', 'data-foot': '' } : {})}
    >
      <p className={classNames(css.text, capital)}>{text}</p>
      {action}
      {closeLabel === undefined ? null : (
        <IconButton
          label={closeLabel}
          tone={tone === 'inverse' ? 'inverse' : 'quiet'}
          icon={<X aria-hidden="true" size={18} />}
          onClick={onClose}
        />
      )}
    </section>
  );
  return place === 'bottom' ? createPortal(banner, document.body) : banner;
}
