import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { capital } from '../theme/global.css.ts';
import * as css from './Banner.css.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';

export interface BannerProps {
  readonly label: string;
  readonly text: string;
  readonly tone?: keyof typeof css.tone | undefined;
  readonly placement?: keyof typeof css.placement | undefined;
  readonly action?: ReactNode;
  readonly closeLabel?: string | undefined;
  readonly onClose?: (() => void) | undefined;
}

export function Banner({ label, text, tone = 'info', placement = 'inline', action, closeLabel, onClose }: BannerProps) {
  const banner = (
    <section
      aria-label={label}
      className={classNames(css.root, css.placement[placement], css.tone[tone])}
      {...(placement === 'bottom' ? { 'aria-live': 'off', 'data-foot': '' } : {})}
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
  return placement === 'bottom' ? createPortal(banner, document.body) : banner;
}
