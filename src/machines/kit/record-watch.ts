import { Context } from 'effect';
import { type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate';
import { type StoredRecord, stored } from '#services/contract/stored.contract.ts';
import { Store, Time } from '#services/env.ts';
import type { RecordChanged, RecordName, ValueOf } from './durable-record.ts';
import { envOf } from './env.ts';

export const recordWatch = <N extends RecordName>(name: N) =>
  fromCallback<EventObject, NonReducibleUnknown, RecordChanged<N>>(({ sendBack, system }) => {
    const clock = Context.get(envOf(system), Time);
    const record = stored[name] as unknown as StoredRecord<ValueOf<N>>;
    return Context.get(envOf(system), Store).watch(record, (value) =>
      sendBack({ type: 'record.changed', value, at: clock.now() }),
    );
  });
