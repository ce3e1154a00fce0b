import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectItems, selectListFailure } from '#machines/kit/paged-list.machine.ts';
import type { Flash } from '#services/contract/news.contract.ts';
import { useNow } from '../kit/Ago.tsx';
import { FailedPart } from '../kit/FailedPart.tsx';
import { briefWeekdayText, machineTime } from '../kit/formats.ts';
import { ListFoot } from '../kit/ListFoot.tsx';
import type { ListActor } from '../kit/list-actor.ts';
import { NewItems } from '../kit/NewItems.tsx';
import { PartBoundary } from '../kit/PartBoundary.tsx';
import { StaleList } from '../kit/StaleList.tsx';
import { EmptyList } from '../kit/Unreadable.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { byDay, type Day } from './days.ts';
import * as css from './Flashes.css.ts';
import { FlashItem, FlashItemSkeleton } from './FlashItem.tsx';

const bones = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
/** Days always laid out, so that scroll restoration is exact. */
const near = 6;
const flashHeight = 132;

export function FlashList({ actor }: { readonly actor: ListActor<Flash> }) {
  const { t } = useTranslation(['news', 'newsroom']);
  const items = useSelector(actor, (snapshot) => selectItems<Flash>(snapshot));
  const failure = useSelector(actor, selectListFailure);
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  if (isFailed) {
    const retry = () => actor.send({ type: 'page.retry' });
    return <FailedPart title={t('newsroom:flash.listFailed')} failure={failure} onRetry={retry} />;
  }
  if (isEmpty) {
    return (
      <>
        <StaleList actor={actor} />
        <EmptyList actor={actor}>
          <EmptyState title={t('newsroom:flash.empty')} text={t('home.emptyText')} />
        </EmptyList>
      </>
    );
  }
  if (isLoading) {
    return (
      <div className={css.day} role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        {bones.map((key) => (
          <FlashItemSkeleton key={key} />
        ))}
      </div>
    );
  }
  return (
    <div tabIndex={-1}>
      <NewItems actor={actor} />
      <StaleList actor={actor} />
      {byDay(items).map((day, at) => (
        <DaySection key={day.key} day={day} isFar={at >= near} />
      ))}
      <ListFoot actor={actor} shown={items.length} />
    </div>
  );
}

function DaySection({ day, isFar }: { readonly day: Day<Flash>; readonly isFar: boolean }) {
  const { i18n } = useTranslation(['news', 'newsroom']);
  const text = briefWeekdayText(day.start, useNow(), i18n.language);
  const id = text === '' ? undefined : `day-${day.key}`;
  const far = { containIntrinsicBlockSize: `auto ${day.items.length * flashHeight}px` };
  return (
    <section className={classNames(css.day, isFar && css.far)} style={isFar ? far : undefined} aria-labelledby={id}>
      {text === '' ? null : (
        <h2 id={id} className={css.date}>
          <time dateTime={machineTime(day.start)?.slice(0, 10)}>{text}</time>
        </h2>
      )}
      <ol role="list" className={css.list}>
        {day.items.map((flash) => (
          <li key={flash.id}>
            <PartBoundary of={flash}>
              <FlashItem flash={flash} />
            </PartBoundary>
          </li>
        ))}
      </ol>
    </section>
  );
}
