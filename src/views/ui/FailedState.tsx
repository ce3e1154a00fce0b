import CircleAlert from 'lucide-react/icons/circle-alert';
import type { MouseEvent } from 'react';
import { capital } from '../theme/global.css.ts';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { focusBlock } from './focus-block.ts';
import * as css from './state-block.css.ts';

export interface FailedStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly busy?: boolean | undefined;
  readonly compact?: boolean | undefined;
}

/** Stands where the content would be: what went wrong and a way to try again. */
export function FailedState({ title, text, retryLabel, onRetry, busy = false, compact = false }: FailedStateProps) {
  // It gives way to what is tried again; the focus must not fall to the body with it.
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusBlock(currentTarget);
    onRetry();
  };
  return (
    <div className={classNames(css.root, compact && css.compact)} role="alert">
      <span className={classNames(css.icon, css.iconTone.failed)} aria-hidden="true">
        <CircleAlert size={26} strokeWidth={1.5} />
      </span>
      <p className={classNames(css.title, capital)}>{title}</p>
      {text === undefined ? null : <p className={classNames(css.text, capital)}>{text}</p>}
      <div className={css.action}>
        <Button size="s" busy={busy} onClick={retry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}
