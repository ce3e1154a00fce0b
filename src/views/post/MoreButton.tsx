import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ListActor } from '../kit/list-actor.ts';
import { UnreadableOf } from '../kit/Unreadable.tsx';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './CircleCard.css.ts';

interface MoreButtonProps<T extends { readonly id: string | number }> {
  readonly actor: ListActor<T>;
  readonly label: string;
  readonly name: string;
  readonly failed: string;
}

export function MoreButton<T extends { readonly id: string | number }>({
  actor,
  label,
  name,
  failed,
}: MoreButtonProps<T>) {
  const { t } = useTranslation('shell');
  const isEnded = useSelector(actor, (snapshot) => snapshot.hasTag('ended'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('loadingMore'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('moreFailed'));
  const unreadable = <UnreadableOf actor={actor} />;
  if (isEnded) return unreadable;
  return (
    <div className={css.more}>
      {unreadable}
      {isFailed ? <p role="alert">{failed}</p> : null}
      <Button busy={isBusy} onClick={() => actor.send({ type: isFailed ? 'page.retry' : 'page.more' })}>
        <span>{isFailed ? t('retry') : label}</span>
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
    </div>
  );
}
