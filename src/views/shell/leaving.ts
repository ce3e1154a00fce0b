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
