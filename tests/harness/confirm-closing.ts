import type { AnyActorRef } from 'xstate';

/** Closes a dialog that asks first, and says yes. */
export const confirmClosing = (dialog: AnyActorRef): void => {
  const question: AnyActorRef | undefined = dialog.getSnapshot().children.closing;
  question?.send({ type: 'close.ask' });
  question?.send({ type: 'close.confirm' });
};
