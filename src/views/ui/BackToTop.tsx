import ArrowUp from 'lucide-react/icons/arrow-up';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { media } from '../theme/breakpoints.ts';
import * as css from './BackToTop.css.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

function toTop(event: MouseEvent) {
  window.scrollTo({ top: 0, behavior: window.matchMedia(media.calm).matches ? 'auto' : 'smooth' });
  // A click by key would leave the focus on a button that fades away.
  if (event.detail === 0) document.querySelector<HTMLElement>('[data-page-top]')?.focus({ preventScroll: true });
}

export interface BackToTopProps {
  readonly label: string;
  /** Appears once the page is scrolled by more px than this. */
  readonly after?: number | undefined;
}

/** Fixed button that scrolls the page to its top (R2.1-2, R2.1-3). */
export function BackToTop({ label, after = 400 }: BackToTopProps) {
  const shown = useSyncExternalStore(subscribe, () => window.scrollY > after);
  return (
    <div className={classNames(css.root, !shown && css.away)}>
      <IconButton label={label} tone="raised" icon={<ArrowUp aria-hidden="true" size={20} />} onClick={toTop} />
    </div>
  );
}
