import { type AnyActorRef, type AnyEventObject, type AnyStateMachine, createActor, setup } from 'xstate';
import { listenersFor } from '#machines/shared/listeners.ts';
import { VirtualClock } from './virtual-clock.ts';

/** Runs a chart as a child, as it lives in the app, and keeps what it tells its parent and the residents. */
export const runInParent = <M extends AnyStateMachine>(machine: M, input?: unknown, clock = new VirtualClock()) => {
  const received: AnyEventObject[] = [];
  const parent = createActor(
    setup({ actors: { child: machine as AnyStateMachine } }).createMachine({
      invoke: [
        ...(listenersFor(machine, (event) => void received.push(event)) as never[]),
        { id: 'child', src: 'child', input },
      ],
      on: { '*': { actions: ({ event }: { event: AnyEventObject }) => void received.push(event) } },
    }),
    { clock, systemId: 'app' },
  ).start();
  const child: AnyActorRef | undefined = parent.getSnapshot().children.child;
  if (!child) throw new Error('the child did not start');
  return { child: child as import('xstate').ActorRefFrom<M>, received, clock, stop: () => parent.stop() };
};
