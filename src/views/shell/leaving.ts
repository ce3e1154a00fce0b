import type { AppActor } from '#machines/app/app.machine.ts';
import { selectAtRisk } from '#machines/social/outbox.machine.ts';

/** Whether a message would be lost with the page: it is unsent, and the browser stores nothing. */
export const wouldLose = (app: AppActor): boolean => {
  const outbox = app.getSnapshot().children.conversations?.getSnapshot().children.outbox;
  return outbox !== undefined && selectAtRisk(outbox.getSnapshot());
};

/** The browser asks who leaves while something would be lost. */
export const guardLeaving = (page: Pick<Window, 'addEventListener'>, app: AppActor): void =>
  page.addEventListener('beforeunload', (event) => {
    if (wouldLose(app)) event.preventDefault();
  });
