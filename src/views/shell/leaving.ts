import type { AppActor } from '#machines/app/app.machine.ts';
import { selectHasUnstored } from '#machines/shared/drafts.machine.ts';
import { selectAtRisk } from '#machines/social/outbox.machine.ts';

/** Whether a message or what was typed would be lost with the page: it is unsent, and the browser stores nothing. */
export const wouldLose = (app: AppActor): boolean => {
  const { conversations, drafts } = app.getSnapshot().children;
  const outbox = conversations?.getSnapshot().children.outbox;
  return (
    (outbox !== undefined && selectAtRisk(outbox.getSnapshot())) ||
    (drafts !== undefined && selectHasUnstored(drafts.getSnapshot()))
  );
};

/** The browser asks who leaves while something would be lost. */
export const guardLeaving = (page: Pick<Window, 'addEventListener'>, app: AppActor): void =>
  page.addEventListener('beforeunload', (event) => {
    if (wouldLose(app)) event.preventDefault();
  });

const takesFiles = (target: EventTarget | null): boolean => Reflect.get(target ?? {}, 'type') === 'file';

/** A file dropped where nobody takes it stays where it was: the browser would open it in place of the page. */
export const refuseFiles = (page: Pick<Window, 'addEventListener'>): void => {
  for (const type of ['dragover', 'drop'] as const)
    page.addEventListener(type, (event) => {
      const { defaultPrevented, dataTransfer, target } = event;
      if (defaultPrevented || takesFiles(target) || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    });
};
