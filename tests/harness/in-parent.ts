import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  fromCallback,
  setup,
} from 'xstate';
import { listenersFor } from '#machines/kit/listeners.ts';
import { type FakeOptions, fakeEnv, type Pending } from './fake-env.ts';

/** Which residents there are; the others only listen. */
export type Residents = NonNullable<Parameters<typeof listenersFor>[2]>;

/** Runs a chart as a child with the fake services of `fakeEnv`; keeps what it tells its parent and the residents, and how it ends. `named`: other actors, by `systemId`. */
export const inParent = async <M extends AnyStateMachine>(
  machine: M,
  input: unknown,
  options: FakeOptions & { readonly residents?: Residents; readonly named?: readonly string[] } = {},
) => {
  const env = fakeEnv(options);
  const received: AnyEventObject[] = [];
  const outputs: unknown[] = [];
  const parent = setup({ actors: { child: machine as AnyStateMachine } }).createMachine({
    invoke: [
      ...(listenersFor(machine, (event) => void received.push(event), options.residents) as never[]),
      ...(options.named ?? []).map((id) => ({
        id,
        systemId: id,
        src: fromCallback(({ receive }) => receive((event) => void received.push(event))) as never,
      })),
      {
        id: 'child',
        src: 'child',
        input,
        onDone: { actions: ({ event }: { event: { output: unknown } }) => void outputs.push(event.output) },
      },
    ],
    on: { '*': { actions: ({ event }: { event: AnyEventObject }) => void received.push(event) } },
  });
  const root = await env.run(createActor(parent, { clock: env.clock, systemId: 'app' }));
  const child: AnyActorRef | undefined = root.getSnapshot().children.child;
  if (!child) throw new Error('the child did not start');
  const callsOf = (path: string) => env.calls.filter(({ sent }) => sent.path === path);
  return {
    ...env,
    child: child as ActorRefFrom<M>,
    system: root.system,
    /** Sends one after the other, and lets come what comes at once. */
    send: async (...events: readonly EventFromLogic<M>[]) => {
      for (const event of events) child.send(event);
      await env.clock.advance(0);
    },
    received,
    /** What it said, by event type. */
    receivedOf: (type: string) => received.filter((event) => event.type === type),
    outputs,
    /** What was sent to this path, the oldest first. */
    sentTo: (path: string) => callsOf(path).map(({ sent }) => sent),
    /** The latest call of this path. */
    pending: (path: string): Pending => {
      const last = callsOf(path).at(-1);
      if (!last) throw new Error(`${path} was not called`);
      return last;
    },
    tick: () => env.clock.advance(0),
  };
};
