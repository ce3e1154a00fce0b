import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { eventMachine } from '#machines/content/event.machine.ts';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { ActivityDetail } from '#services/contract/activity.contract.ts';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import * as css from './Event.css.ts';
import { EventBody } from './EventBody.tsx';
import { EventFailed } from './EventFailed.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';
import { RelatedEvents } from './RelatedEvents.tsx';

/** One event (R2.6-73, R2.6-74) and what is related to it. */
export function Event({ actor }: { readonly actor: ActorRefFrom<typeof eventMachine> }) {
  const { detail, related } = useSelector(actor, ({ children }) => children);
  if (!detail || !related) return null;
  return (
    <div className={css.page}>
      <Detail actor={detail} />
      <RelatedEvents actor={related} event={detail} />
    </div>
  );
}

function Detail({ actor }: { readonly actor: ResourceActor<ActivityDetail> }) {
  const event = useSelector(actor, (snapshot) => selectData<ActivityDetail>(snapshot));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  if (event) return <EventBody event={event} />;
  return isFailed ? <EventFailed actor={actor} /> : <EventSkeleton />;
}
