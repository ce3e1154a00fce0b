import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { eventMachine } from '#machines/content/event.machine.ts';
import { LoadedComments } from '../comments/LoadedComments.tsx';
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
      <LoadedComments actor={comments} subject={detail} />
      <RelatedEvents actor={related} event={detail} />
    </div>
  );
}
