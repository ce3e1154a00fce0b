import { type AnyStateMachine, createActor, fromTransition } from 'xstate';
import { listenersFor } from '../shared/listeners.ts';
import { rootName } from '../shared/residents.ts';

interface Clock {
  readonly setTimeout: (run: () => void, ms: number) => unknown;
  readonly clearTimeout: (id: unknown) => void;
}

/** Above a chart that runs without the app: what it tells its parent and the residents arrives, and nothing comes of it. */
export const listeningRoot = (machine: AnyStateMachine, clock: Clock) => {
  const quiet = fromTransition((state) => state, null);
  const root = createActor(quiet, { clock, logger: () => {}, systemId: rootName });
  for (const { src, ...names } of listenersFor(machine)) createActor(src, { ...names, parent: root }).start();
  return root;
};
