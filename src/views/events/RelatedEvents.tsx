import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Activity, ActivityDetail } from '#services/contract/activity.contract.ts';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { LoadedList } from '../kit/LoadedList.tsx';
import * as css from './EventCard.css.ts';
import { EventCard, EventCardSkeleton } from './EventCard.tsx';

interface RelatedEventsProps {
  readonly actor: ResourceActor<readonly Activity[]>;
  readonly event: ResourceActor<ActivityDetail>;
}

export function RelatedEvents({ actor, event }: RelatedEventsProps) {
  const { t } = useTranslation('events');
  const isLost = useSelector(event, (snapshot) => snapshot.hasTag('failed'));
  if (isLost) return null;
  return (
    <LoadedList<Activity>
      actor={actor}
      id="related-events"
      title={t('event.related')}
      failedTitle={t('event.relatedFailed')}
      className={css.pair}
      skeleton={<EventCardSkeleton />}
      skeletons={4}
    >
      {(each) => <EventCard event={each} />}
    </LoadedList>
  );
}
