import { createActor, fromCallback } from 'xstate';
import type { Clock } from '#services/contract/clock.ts';
import type { ShellNews, ShellWatch } from '#services/offline/watch-shell.ts';
import { type AppUpdateEvent, appUpdateMachine, type WorkerCommand } from './app-update.machine.ts';
import { offlineReadingMachine } from './offline-reading.machine.ts';

interface OfflineSupportOptions {
  readonly clock: Clock;
  readonly watch: (notify: (news: ShellNews) => void) => ShellWatch;
}

/** Not started; a system apart from the app's (docs/decisions/015). */
export const createOfflineSupport = ({ clock, watch }: OfflineSupportOptions) => ({
  reading: createActor(offlineReadingMachine, { clock }),
  update: createActor(
    appUpdateMachine.provide({
      actors: {
        watchWorker: fromCallback<WorkerCommand>(({ sendBack, receive }) => {
          const watching = watch((type) => sendBack({ type } satisfies AppUpdateEvent));
          receive(({ type }) => watching[type]());
          return watching.end;
        }),
      },
    }),
    { clock },
  ),
});

export type OfflineSupport = ReturnType<typeof createOfflineSupport>;
