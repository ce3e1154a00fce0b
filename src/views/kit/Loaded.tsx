import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, NonReducibleUnknown } from 'xstate';
import type { Params } from '#machines/kit/page.machine.ts';
import { type resourceMachine, selectData, selectFailure, selectLeftOut } from '#machines/kit/resource.machine.ts';
import { FailedPart } from './FailedPart.tsx';
import { LoadWhenNear } from './LoadWhenNear.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { StaleNote } from './StaleNote.tsx';
import { Unreadable } from './Unreadable.tsx';

export type ResourceActor<T, Input extends NonReducibleUnknown = Params> = ActorRefFrom<
  ReturnType<typeof resourceMachine<T, Input>>
>;

interface LoadedProps<T> {
  readonly actor: ResourceActor<T>;
  readonly failedTitle: string;
  readonly heading?: 'h1';
  readonly skeleton: ReactNode;
  readonly empty?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

export function Loaded<T>({ actor, failedTitle, heading, skeleton, empty = null, children }: LoadedProps<T>) {
  const data = useSelector(actor, (snapshot) => selectData<T>(snapshot));
  const failure = useSelector(actor, selectFailure);
  const unreadable = useSelector(actor, selectLeftOut);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  const isStale = useSelector(actor, (snapshot) => snapshot.hasTag('stale'));
  const isDeferred = useSelector(actor, (snapshot) => snapshot.hasTag('deferred'));
  if (isDeferred) return <LoadWhenNear actor={actor} />;
  if (isFailed) {
    const retry = () => actor.send({ type: 'resource.retry' });
    return <FailedPart compact heading={heading} title={failedTitle} failure={failure} onRetry={retry} />;
  }
  if (isEmpty) return unreadable > 0 ? <Unreadable count={unreadable} /> : empty;
  return (
    <>
      {isStale ? <StaleNote failure={failure} onRetry={() => actor.send({ type: 'resource.retry' })} /> : null}
      {data === null ? (
        skeleton
      ) : (
        <PartBoundary of={data} onRetry={() => actor.send({ type: 'resource.reload' })}>
          {() => children(data)}
        </PartBoundary>
      )}
      <Unreadable count={unreadable} />
    </>
  );
}
