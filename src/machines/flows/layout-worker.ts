import type { AnyActorRef } from 'xstate';
import { type Layouter, startLayouter } from '#services/flows/elk.ts';

/** The layout's worker, once the page lets it in. */
const admitted = async (): Promise<Layouter> => {
  const { allowScripts } = await import('#services/address/script-files.ts');
  allowScripts();
  return startLayouter();
};

export interface SharedLayouter {
  /** Starts it where nobody has yet. */
  readonly start: () => Promise<Layouter>;
  /** It has failed: the next one who asks starts another. */
  readonly forget: () => void;
  readonly leave: () => void;
}

interface Worker {
  started: Promise<Layouter> | null;
  users: number;
}

const workers = new WeakMap<AnyActorRef['system'], Worker>();

/** One worker for all charts of this app: to start it takes longer than to lay a chart out. It ends with the last of them. */
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
