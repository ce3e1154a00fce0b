import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { selectItems, selectListFailure } from '#machines/kit/paged-list.machine.ts';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { FailedPart } from './FailedPart.tsx';
import { ListFoot } from './ListFoot.tsx';
import { type Identified, Rows } from './ListRow.tsx';
import { LoadWhenNear } from './LoadWhenNear.tsx';
import type { ListActor } from './list-actor.ts';
import { NewItems } from './NewItems.tsx';
import * as css from './PagedList.css.ts';
import { StaleList } from './StaleList.tsx';
import { EmptyList } from './Unreadable.tsx';

interface PagedListProps<T extends Identified> {
  readonly actor: ListActor<T>;
  readonly label: string;
  readonly failedTitle: string;
  readonly empty?: ReactNode;
  readonly skeleton: ReactNode;
  readonly skeletons?: number;
  readonly quietEnd?: boolean;
  readonly byButton?: boolean;
  readonly onNew?: () => void;
  readonly className?: string;
  readonly itemClassName?: string;
  readonly children: (item: T, index: number) => ReactNode;
}

/** Rows always mounted; later rows are virtualised. */
const mountedCount = 60;

const VirtualRows = lazy(() =>
  import('./VirtualRows.tsx').then(
    (file) => ({ default: file.VirtualRows }),
    () => ({ default: Rows }),
  ),
);

export function PagedList<T extends Identified>(props: PagedListProps<T>) {
  const { actor, label, failedTitle, empty, skeleton, skeletons = 6, children } = props;
  const { t } = useTranslation('shell');
  const items = useSelector(actor, (snapshot) => selectItems<T>(snapshot));
  const failure = useSelector(actor, selectListFailure);
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const isDeferred = useSelector(actor, (snapshot) => snapshot.hasTag('deferred'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isFiltering = useSelector(actor, (snapshot) => snapshot.hasTag('filtering'));
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  const itemClass = props.itemClassName ?? css.item;

  if (isDeferred) return <LoadWhenNear actor={actor} />;
  if (isFailed) {
    const retry = () => actor.send({ type: 'page.retry' });
    return <FailedPart title={failedTitle} failure={failure} onRetry={retry} />;
  }
  if (isEmpty) {
    return (
      <>
        <StaleList actor={actor} />
        <EmptyList actor={actor}>{empty ?? <EmptyState title={t('list.empty')} />}</EmptyList>
      </>
    );
  }
  if (isLoading) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <div className={props.className}>
          {Array.from({ length: skeletons }, (_, at) => `bones-${at}`).map((key) => (
            <div key={key} className={itemClass}>
              {skeleton}
            </div>
          ))}
        </div>
      </div>
    );
  }
  const rows = { className: itemClass, show: children };
  const virtual = { ...rows, items: items.slice(mountedCount), at: mountedCount };
  return (
    <div className={css.root} tabIndex={-1}>
      <NewItems actor={actor} onShow={props.onNew} />
      <StaleList actor={actor} />
      <ul
        role="list"
        className={classNames(props.className, isFiltering && css.dimmed)}
        aria-label={label}
        aria-busy={isFiltering || undefined}
      >
        <Rows {...rows} items={items.slice(0, mountedCount)} at={0} />
        {virtual.items.length > 0 ? (
          <Suspense fallback={<Rows {...virtual} />}>
            <VirtualRows {...virtual} owner={actor} />
          </Suspense>
        ) : null}
      </ul>
      <ListFoot actor={actor} shown={items.length} quiet={props.quietEnd} byButton={props.byButton} />
    </div>
  );
}
