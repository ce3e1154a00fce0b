import type { MouseEvent } from 'react';
import * as css from './SkipLink.css.ts';

export interface SkipLinkProps {
  readonly label: string;
  /** Id of the main area; it needs `tabIndex={-1}`. */
  readonly targetId: string;
}

/** First stop of the Tab key. Moves focus itself, so that the address bar (and whoever listens to it) stays out of it. */
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
