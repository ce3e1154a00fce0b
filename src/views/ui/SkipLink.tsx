import type { MouseEvent } from 'react';
import * as css from './SkipLink.css.ts';

interface SkipLinkProps {
  readonly label: string;
  /** Id of the main area, which needs `tabIndex={-1}`. */
  readonly targetId: string;
}

/** Moves the focus itself: a hash navigation would change the history. */
export function SkipLink({ label, targetId }: SkipLinkProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const target = document.getElementById(targetId);
    target?.focus();
    target?.scrollIntoView({ block: 'start' });
  };
  return (
    <a className={css.root} href={`#${targetId}`} data-page-top="" onClick={go}>
      {label}
    </a>
  );
}
