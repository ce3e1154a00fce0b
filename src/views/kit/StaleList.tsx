import { useSelector } from '@xstate/react';
import { selectListFailure } from '#machines/kit/paged-list.machine.ts';
import type { ListActor } from './list-actor.ts';
import * as css from './PagedList.css.ts';
import { StaleNote } from './StaleNote.tsx';

export function StaleList<T extends { readonly id: string | number }>({ actor }: { readonly actor: ListActor<T> }) {
  const isStale = useSelector(actor, (snapshot) => snapshot.hasTag('stale'));
  const failure = useSelector(actor, selectListFailure);
  return isStale ? (
    <div className={css.bar}>
      <StaleNote className={css.stale} failure={failure} onRetry={() => actor.send({ type: 'page.retry' })} />
    </div>
  ) : null;
}
