import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { selectItems, selectListFailure, selectUnreadable } from '#machines/shared/paged-list.machine.ts';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { FailedPart } from './FailedPart.tsx';
import { ListFoot } from './ListFoot.tsx';
import { type Identified, Rows } from './ListRow.tsx';
import type { ListActor } from './list-actor.ts';
import { NewItems } from './NewItems.tsx';
import * as css from './PagedList.css.ts';
import { StaleList } from './StaleList.tsx';

export interface PagedListProps<T extends Identified> {
  readonly actor: ListActor<T>;
  /** Accessible name of the list. */
  readonly label: string;
  readonly failedTitle: string;
  /** Instead of the list when there is nothing: what to do next. */
  readonly empty?: ReactNode;
  /** One item on its way, shaped like the item. */
  readonly skeleton: ReactNode;
  /** How many of these; as many as a window holds unless given. */
  readonly skeletons?: number;
  /** Nothing is said where the list ends. */
  readonly quietEnd?: boolean;
  /** More comes by the button alone, for something else is below. */
  readonly byButton?: boolean;
  /** What is new was put on top. */
  readonly onNew?: () => void;
  readonly className?: string;
  readonly itemClassName?: string;
  readonly children: (item: T, index: number) => ReactNode;
}

/** So many are always in the page, which scrolling alone rarely passes; those below only while they are near the window. */
const near = 60;

/** Where its program does not come, all rows are in the page. */
const FarRows = lazy(() =>
  import('./FarRows.tsx').then(
    (file) => ({ default: file.FarRows }),
    () => ({ default: Rows }),
  ),
);

/** A whole list: its shape while loading, what is new, the items, nothing, what went wrong, and how it goes on. */
export function PagedList<T extends Identified>(props: PagedListProps<T>) {
  const { actor, label, failedTitle, empty, skeleton, skeletons = 6, children } = props;
  const { t } = useTranslation('shell');
  const items = useSelector(actor, (snapshot) => selectItems<T>(snapshot));
  const failure = useSelector(actor, selectListFailure);
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isFiltering = useSelector(actor, (snapshot) => snapshot.hasTag('filtering'));
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  const unreadable = useSelector(actor, selectUnreadable);
  const itemClass = props.itemClassName ?? css.item;

  if (isFailed) {
    const retry = () => actor.send({ type: 'page.retry' });
    return <FailedPart title={failedTitle} failure={failure} onRetry={retry} />;
  }
  if (isEmpty) {
    return (
      <>
        <StaleList actor={actor} />
        {unreadable > 0 ? (
          <EmptyState title={t('list.unreadable', { count: unreadable })} />
        ) : (
          (empty ?? <EmptyState title={t('list.empty')} />)
        )}
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
  const far = { ...rows, items: items.slice(near), at: near };
  return (
    <div className={css.root} tabIndex={-1}>
      <NewItems actor={actor} onShow={props.onNew} />
      <StaleList actor={actor} />
      <ul
        className={classNames(props.className, isFiltering && css.dimmed)}
        aria-label={label}
        aria-busy={isFiltering || undefined}
      >
        <Rows {...rows} items={items.slice(0, near)} at={0} />
        {far.items.length > 0 ? (
          <Suspense fallback={<Rows {...far} />}>
            <FarRows {...far} owner={actor} />
          </Suspense>
        ) : null}
      </ul>
      {unreadable > 0 ? <p className={css.unreadable}>{t('list.unreadable', { count: unreadable })}</p> : null}
      <ListFoot actor={actor} shown={items.length} quiet={props.quietEnd} byButton={props.byButton} />
    </div>
  );
}
