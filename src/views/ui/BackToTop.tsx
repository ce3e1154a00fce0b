import ArrowUp from 'lucide-react/icons/arrow-up';
import { type MouseEvent, useCallback, useState } from 'react';
import { media } from '../theme/breakpoints.ts';
import * as css from './BackToTop.css.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';

function toTop(event: MouseEvent) {
  window.scrollTo({ top: 0, behavior: window.matchMedia(media.calm).matches ? 'auto' : 'smooth' });
  // A key press would leave the focus on a button that fades out.
  if (event.detail === 0) document.querySelector<HTMLElement>('[data-page-top]')?.focus({ preventScroll: true });
}

export function BackToTop({ label }: { readonly label: string }) {
  const [shown, setShown] = useState(false);
  // An observer, as reading positions would force a layout.
  const watch = useCallback((beginning: HTMLElement) => {
    const seen = new IntersectionObserver((entries) => setShown(entries.at(-1)?.isIntersecting === false));
    seen.observe(beginning);
    return () => seen.disconnect();
  }, []);
  return (
    <>
      <span ref={watch} className={css.beginning} aria-hidden="true" />
      <div className={classNames(css.root, !shown && css.away)}>
        <IconButton label={label} tone="raised" icon={<ArrowUp aria-hidden="true" size={20} />} onClick={toTop} />
      </div>
    </>
  );
}
