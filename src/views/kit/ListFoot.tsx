import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { selectPageCount, selectWantsButton } from '#machines/kit/paged-list.machine.ts';
import { LoadMore } from '../ui/LoadMore.tsx';
import type { ListActor } from './list-actor.ts';
import { UnreadableOf } from './Unreadable.tsx';
import { onceVisible } from './viewport.ts';

interface ListFootProps<T extends { readonly id: string | number }> {
  readonly actor: ListActor<T>;
  readonly shown: number;
  readonly quiet?: boolean | undefined;
  readonly byButton?: boolean | undefined;
}

/**
 * Loads some pages on scroll, then by a button, so that the footer is reachable; for keyboard users always by the
 * button.
 */
export function ListFoot<T extends { readonly id: string | number }>({
  actor,
  shown,
  quiet = false,
  byButton,
}: ListFootProps<T>) {
  const { t } = useTranslation('shell');
  const wantsButton = useSelector(actor, selectWantsButton) || byButton;
  const state = useSelector(actor, (snapshot) => {
    if (snapshot.hasTag('ended')) return selectPageCount(snapshot) > 1 ? 'end' : 'whole';
    if (snapshot.hasTag('loadingMore') || snapshot.hasTag('filtering')) return 'busy';
    return snapshot.hasTag('moreFailed') ? 'failed' : 'more';
  });
  const end = useMemo(() => onceVisible(() => actor.send({ type: 'page.more', auto: true })), [actor]);
  const unreadable = <UnreadableOf actor={actor} />;
  if (state === 'whole' || (quiet && state === 'end')) return unreadable;
  return (
    <>
      {unreadable}
      {/* A new element for each page makes the observer fire again. */}
      {state === 'more' && !wantsButton ? <div key={shown} ref={end} /> : null}
      <LoadMore
        state={state}
        label={t('list.more')}
        endText={t('list.end')}
        failedText={t('list.moreFailed')}
        retryLabel={t('retry')}
        onMore={() => actor.send({ type: state === 'failed' ? 'page.retry' : 'page.more' })}
      />
    </>
  );
}
