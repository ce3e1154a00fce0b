import type { ActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, NonReducibleUnknown, Snapshot } from 'xstate';

type Stub = ActorLogic<Snapshot<unknown>, AnyEventObject, NonReducibleUnknown>;

const stubDone = 'stub.done';
const stubFailed = 'stub.failed';

/** Does nothing until `settleStub`; `holds` is what its snapshot shows. */
const stub = (holds: object): Stub => ({
  getInitialSnapshot: (_, input) => ({ ...holds, input, status: 'active', output: undefined, error: undefined }),
  transition: (snapshot, event) => {
    if (event.type === stubDone) return { ...snapshot, status: 'done', output: event.output, error: undefined };
    if (event.type === stubFailed) return { ...snapshot, status: 'error', output: undefined, error: event.error };
    return snapshot;
  },
  getPersistedSnapshot: (snapshot) => snapshot,
});

/** Actors wait for `settleStub`, named effects do nothing. */
export const stubbed = (machine: AnyStateMachine, holds: Readonly<Record<string, object>> = {}): AnyStateMachine => {
  const { actors, actions } = machine.implementations;
  const effects = Object.entries(actions).filter(
    ([, action]) => typeof action === 'function' && !('resolve' in action),
  );
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, stub(holds[name] ?? {})])),
    actions: Object.fromEntries(effects.map(([name]) => [name, () => {}])),
  });
};

export const settleStub = (child: AnyActorRef, { type, output, error }: AnyEventObject): void =>
  child.send(type.startsWith('xstate.done.') ? { type: stubDone, output } : { type: stubFailed, error });

const answer = /^xstate\.(?:done|error)\.actor\.(.+)$/;

export const answeredBy = (type: string): string | null => answer.exec(type)?.[1] ?? null;
