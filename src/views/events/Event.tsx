import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { eventMachine } from '#machines/content/event.machine.ts';
import type { CommentsActor } from '#machines/shared/comments.machine.ts';
import type { Params } from '#machines/shared/page.machine.ts';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { ShareActor } from '#machines/shared/share.machine.ts';
import type { ActivityDetail } from '#services/contract/activity.contract.ts';
import { Comments } from '#views/shared/Comments.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import * as css from './Event.css.ts';
import { EventBody } from './EventBody.tsx';
import { EventFailed } from './EventFailed.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';
import { RelatedEvents } from './RelatedEvents.tsx';

/** One event (R2.6-73, R2.6-74) and what is related to it. */
export function Event({ actor }: { readonly actor: ActorRefFrom<typeof eventMachine> }) {
  const { detail, related, share, comments } = useSelector(actor, ({ children }) => children);
  if (!detail || !related || !share || !comments) return null;
  return (
    <div className={css.page}>
      <Detail actor={detail} share={share} />
      <EventComments actor={comments} event={detail} />
      <RelatedEvents actor={related} event={detail} />
    </div>
  );
}

interface EventCommentsProps {
  readonly actor: CommentsActor;
  readonly event: ResourceActor<ActivityDetail>;
}

function EventComments({ actor, event: resource }: EventCommentsProps) {
  const event = useSelector(resource, (snapshot) => selectData<ActivityDetail>(snapshot));
  return event && <Comments actor={actor} count={event.commentCount} />;
}

interface DetailProps {
  readonly actor: ResourceActor<ActivityDetail>;
  readonly share: ShareActor<Params>;
}

function Detail({ actor, share }: DetailProps) {
  const event = useSelector(actor, (snapshot) => selectData<ActivityDetail>(snapshot));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  if (event) return <EventBody event={event} share={share} />;
  return isFailed ? <EventFailed actor={actor} /> : <EventSkeleton />;
}
