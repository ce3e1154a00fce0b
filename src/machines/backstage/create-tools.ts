import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Backstage } from '#services/contract/backstage.ts';
import { backstageMachine } from './backstage.machine.ts';
import { type BackstageEvent, pageRows, type RowsWanted } from './backstage.setup.ts';
import { type Deed, type DeedHost, perform } from './deeds.ts';
import { takePicture } from './picture.ts';

/** A separate actor system, not started, so that no journal records it (docs/decisions/012). */
export const createTools = (backstage: Backstage, host: DeedHost) =>
  createActor(
    backstageMachine.provide({
      actors: {
        watch: fromCallback<BackstageEvent>(({ sendBack }) => {
          let isOver = false;
          const take = async (): Promise<void> => {
            const picture = await takePicture(backstage);
            if (!isOver) sendBack({ type: 'picture.taken', picture });
          };
          void take();
          const end = backstage.watch(() => void take());
          return () => {
            isOver = true;
            end();
          };
        }),
        perform: fromPromise<void, Deed | null>(async ({ input }) => {
          if (input) await perform(backstage, host, input);
        }),
        readRows: fromPromise<readonly unknown[], RowsWanted>(async ({ input: { table, from } }) =>
          backstage.rows(table, from, pageRows),
        ),
        readNow: fromPromise<number>(async () => backstage.clock.now()),
        readStored: fromPromise(async () => backstage.storage.list()),
      },
    }),
  );
