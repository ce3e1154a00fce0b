import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as css from './state-block.css.ts';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: string | undefined;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
  readonly compact?: boolean | undefined;
  readonly heading?: 'p' | 'h1' | 'h2' | undefined;
}

export function EmptyState({ title, text, icon, action, compact = false, heading: Title = 'p' }: EmptyStateProps) {
  return (
    <div className={classNames(css.root, compact && css.compact)}>
      <span className={classNames(css.icon, css.iconTone.empty)} aria-hidden="true">
        {icon ?? <Inbox size={26} strokeWidth={1.5} />}
      </span>
      <Title className={css.title}>{title}</Title>
      {text === undefined ? null : <p className={css.text}>{text}</p>}
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </div>
  );
}
