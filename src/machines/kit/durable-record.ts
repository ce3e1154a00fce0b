import { Context } from 'effect';
import { fromCallback, type NonReducibleUnknown } from 'xstate';
import { type StoredRecord, stored } from '#services/contract/stored.contract.ts';
import { Store, Time } from '#services/env.ts';
import { type Failure, toFailure } from '#services/failure.ts';
import { envOf } from './env.ts';

export type RecordName = keyof typeof stored;
export type ValueOf<N extends RecordName> = (typeof stored)[N] extends StoredRecord<infer T> ? T : never;

export interface RecordFailed {
  readonly type: 'record.failed';
  readonly failure: Failure;
}

/** `at`: ms since 1970. */
export type RecordEvent<N extends RecordName> =
  | { readonly type: 'record.loaded'; readonly value: ValueOf<N>; readonly setAside: boolean; readonly at: number }
  | RecordChanged<N>
  | RecordFailed;

export interface RecordChanged<N extends RecordName> {
  readonly type: 'record.changed';
  readonly value: ValueOf<N>;
  readonly at: number;
}

type RecordCommand<N extends RecordName> = { readonly type: 'record.save'; readonly value: ValueOf<N> };

/** Persists one record of a durable chart and synchronises it across tabs. The chart invokes it as `record`. */
export const durableRecord = <N extends RecordName>(name: N) =>
  fromCallback<RecordCommand<N>, NonReducibleUnknown, RecordEvent<N>>(({ sendBack, receive, system }) => {
    const store = Context.get(envOf(system), Store);
    const clock = Context.get(envOf(system), Time);
    const record = stored[name] as unknown as StoredRecord<ValueOf<N>>;
    let open = true;
    const notify = (event: RecordEvent<N>) => queueMicrotask(() => open && sendBack(event));
    const attempt = (run: () => void) => {
      try {
        run();
      } catch (thrown) {
        notify({ type: 'record.failed', failure: toFailure(thrown) });
      }
    };

    let loaded: { value: ValueOf<N>; setAside: string | null } = { value: record.empty, setAside: null };
    attempt(() => {
      loaded = store.load(record);
    });
    notify({ type: 'record.loaded', value: loaded.value, setAside: loaded.setAside !== null, at: clock.now() });
    receive((command) => attempt(() => store.save(record, command.value)));
    const unwatch = store.watch(record, (value) => notify({ type: 'record.changed', value, at: clock.now() }));
    return () => {
      open = false;
      unwatch();
    };
  });
