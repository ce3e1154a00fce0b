import type { AnyActorRef } from 'xstate';
import { type Layouter, startLayouter } from '#services/flows/elk.ts';

/** Trusted Types must allow the worker's script first. */
const admitted = async (): Promise<Layouter> => {
  const { allowScripts } = await import('#services/address/script-files.ts');
  allowScripts();
  return startLayouter();
};

interface SharedLayouter {
  readonly start: () => Promise<Layouter>;
  readonly forget: () => void;
  readonly leave: () => void;
}

interface Worker {
  started: Promise<Layouter> | null;
  users: number;
}

const workers = new WeakMap<AnyActorRef['system'], Worker>();

/** Shared: starting takes longer than a layout. Stops with its last user. */
export const shareLayouter = (system: AnyActorRef['system']): SharedLayouter => {
  const worker = workers.get(system) ?? { started: null, users: 0 };
  workers.set(system, worker);
  worker.users += 1;
  const end = (): void => {
    worker.started?.then(
      ({ stop }) => stop(),
      () => {},
    );
    worker.started = null;
  };
  return {
    start: () => {
      worker.started ??= admitted();
      return worker.started;
    },
    forget: end,
    leave: () => {
      worker.users -= 1;
      if (worker.users === 0) end();
    },
  };
};
