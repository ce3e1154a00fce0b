import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { eventMachine } from '#machines/content/event.machine.ts';
import type { CommentsActor } from '#machines/shared/comments.machine.ts';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { ActivityDetail } from '#services/contract/activity.contract.ts';
import { Comments } from '../shared/Comments.tsx';
import type { ResourceActor } from '../shared/Loaded.tsx';
import { stack } from '../ui/layout.css.ts';
import { EventBody } from './EventBody.tsx';
import { EventState } from './EventState.tsx';
import { RelatedEvents } from './RelatedEvents.tsx';

export function Event({ actor }: { readonly actor: ActorRefFrom<typeof eventMachine> }) {
  const { detail, related, share, comments } = useSelector(actor, ({ children }) => children);
  if (!detail || !related || !share || !comments) return null;
  return (
    <div className={stack.xxl}>
      <EventState actor={detail}>{(event) => <EventBody event={event} share={share} />}</EventState>
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
