import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Backstage } from '#services/contract/backstage.ts';
import { backstageMachine } from './backstage.machine.ts';
import { type BackstageEvent, pageRows, type RowsRequest } from './backstage.setup.ts';
import { type DevtoolsAction, type DevtoolsHost, perform } from './devtools-actions.ts';
import { readPanelData } from './panel-data.ts';

/** A separate actor system, not started, so that no journal records it (docs/decisions/012). */
export const createTools = (backstage: Backstage, host: DevtoolsHost) =>
  createActor(
    backstageMachine.provide({
      actors: {
        watch: fromCallback<BackstageEvent>(({ sendBack }) => {
          let isOver = false;
          const take = async (): Promise<void> => {
            const panelData = await readPanelData(backstage);
            if (!isOver) sendBack({ type: 'data.read', panelData });
          };
          void take();
          const end = backstage.watch(() => void take());
          return () => {
            isOver = true;
            end();
          };
        }),
        perform: fromPromise<void, DevtoolsAction | null>(async ({ input }) => {
          if (input) await perform(backstage, host, input);
        }),
        readRows: fromPromise<readonly unknown[], RowsRequest>(async ({ input: { table, from } }) =>
          backstage.rows(table, from, pageRows),
        ),
        readNow: fromPromise<number>(async () => backstage.clock.now()),
        readStored: fromPromise(async () => backstage.storage.list()),
      },
    }),
  );
