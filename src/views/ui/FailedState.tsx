import CircleAlert from 'lucide-react/icons/circle-alert';
import type { MouseEvent, Ref } from 'react';
import { capital } from '../theme/global.css.ts';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { focusBlock } from './focus-block.ts';
import * as css from './state-block.css.ts';

interface FailedStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly compact?: boolean | undefined;
  readonly heading?: 'h1' | undefined;
  readonly quiet?: boolean | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

export function FailedState(props: FailedStateProps) {
  const { title, text, retryLabel, onRetry, compact = false, heading: Title = 'p', quiet = false, ref } = props;
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusBlock(currentTarget);
    onRetry();
  };
  return (
    <div
      ref={ref}
      className={classNames(css.root, (compact || quiet) && css.compact)}
      role={quiet ? undefined : 'alert'}
    >
      {quiet ? null : (
        <span className={classNames(css.icon, css.iconTone.failed)} aria-hidden="true">
          <CircleAlert size={26} strokeWidth={1.5} />
        </span>
      )}
      <Title className={classNames(css.title, capital)}>{title}</Title>
      {quiet ? null : (
        <>
          {text === undefined ? null : <p className={classNames(css.text, capital)}>{text}</p>}
          <div className={css.action}>
            <Button size="s" onClick={retry}>
              {retryLabel}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
