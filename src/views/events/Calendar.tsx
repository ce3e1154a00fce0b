import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectItems } from '#machines/kit/paged-list.machine.ts';
import type { Activity } from '#services/contract/activity.contract.ts';
import { useTo } from '../context.tsx';
import { monthText } from '../kit/event-times.ts';
import type { ListActor } from '../kit/list-actor.ts';
import { PagedList } from '../kit/PagedList.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { EventRow, EventRowSkeleton } from './EventRow.tsx';
import * as css from './EventsHome.css.ts';

export function Calendar({ actor }: { readonly actor: ListActor<Activity> }) {
  const { t, i18n } = useTranslation('events');
  const to = useTo();
  const items = useSelector(actor, (snapshot) => selectItems<Activity>(snapshot));
  const monthAt = (at: number): string => {
    const item = items[at];
    return item ? monthText(item.startTime, i18n.language) || monthAt(at - 1) : '';
  };
  const all = { href: to.events(), label: t('home.all'), name: t('home.all') };
  return (
    <section tabIndex={-1} aria-labelledby="calendar">
      <SectionHead id="calendar" title={t('home.calendar')} more={all} />
      <PagedList<Activity>
        actor={actor}
        label={t('home.calendar')}
        failedTitle={t('home.calendarFailed')}
        skeleton={<EventRowSkeleton />}
        empty={
          <EmptyState
            title={t('home.calendarEmpty')}
            text={t('home.calendarEmptyText')}
            action={<LinkButton href={to.events()}>{t('home.past')}</LinkButton>}
          />
        }
      >
        {(event, at) => (
          <>
            {monthAt(at) === null || monthAt(at) === monthAt(at - 1) ? null : (
              <p className={css.month}>{monthAt(at)}</p>
            )}
            <EventRow heading="h3" event={event} />
          </>
        )}
      </PagedList>
    </section>
  );
}
