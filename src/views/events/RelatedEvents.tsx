import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Activity, ActivityDetail } from '#services/contract/activity.contract.ts';
import { Loaded, type ResourceActor } from '../shared/Loaded.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import * as css from './EventCard.css.ts';
import { EventCard, EventCardSkeleton } from './EventCard.tsx';

const slots = ['a', 'b', 'c', 'd'];

interface RelatedEventsProps {
  readonly actor: ResourceActor<readonly Activity[]>;
  readonly event: ResourceActor<ActivityDetail>;
}

export function RelatedEvents({ actor, event }: RelatedEventsProps) {
  const { t } = useTranslation('events');
  const isLost = useSelector(event, (snapshot) => snapshot.hasTag('failed'));
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  if (isLost || isEmpty) return null;
  return (
    <section tabIndex={-1} aria-labelledby="related-events">
      <SectionHead id="related-events" title={t('event.related')} />
      <Loaded<readonly Activity[]>
        actor={actor}
        failedTitle={t('event.relatedFailed')}
        skeleton={
          <div className={css.pair}>
            {slots.map((slot) => (
              <EventCardSkeleton key={slot} />
            ))}
          </div>
        }
      >
        {(events) => (
          <ul className={css.pair}>
            {events.map((each) => (
              <li key={each.id}>
                <EventCard event={each} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
