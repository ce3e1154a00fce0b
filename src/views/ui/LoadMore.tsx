import { capital } from '../theme/global.css.ts';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import * as css from './LoadMore.css.ts';

interface LoadMoreProps {
  readonly state: 'more' | 'busy' | 'failed' | 'end';
  readonly label: string;
  readonly endText?: string | undefined;
  readonly failedText?: string | undefined;
  readonly retryLabel?: string | undefined;
  readonly onMore: () => void;
}

export function LoadMore({ state, label, endText, failedText, retryLabel, onMore }: LoadMoreProps) {
  if (state === 'end') return <div className={css.root}>{endText}</div>;
  return (
    <div className={css.root}>
      {state === 'failed' ? (
        <p role="alert" className={classNames(css.failed, capital)}>
          {failedText}
        </p>
      ) : null}
      <Button size="s" busy={state === 'busy'} onClick={onMore}>
        {state === 'failed' ? (retryLabel ?? label) : label}
      </Button>
    </div>
  );
}
