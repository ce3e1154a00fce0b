import { sendParent, setup } from 'xstate';
import { messageConfirmTimeout } from '#services/contract/constants.ts';
import type { Meta } from '../kit/meta.ts';

/** `waited`: ms since the message was written, up to `messageConfirmTimeout`. */
interface Input {
  readonly key: string;
  readonly waited: number;
}

export interface ConfirmationOverdue {
  readonly type: 'confirmation.overdue';
  readonly key: string;
}

export const confirmationTimerMachine = setup({
  types: { context: {} as Input, input: {} as Input, meta: {} as Meta },
  actions: {
    report: sendParent(({ context: { key } }): ConfirmationOverdue => ({ type: 'confirmation.overdue', key })),
  },
  delays: { messageConfirmTimeout: ({ context: { waited } }) => messageConfirmTimeout - waited },
}).createMachine({
  id: 'confirmationTimer',
  description: 'How long the confirmation of one message is awaited.',
  context: ({ input }) => input,
  initial: 'awaiting',
  states: {
    awaiting: {
      description: 'The message should be confirmed within 10 seconds.',
      meta: { requirements: ['R7.5-17'] },
      after: { messageConfirmTimeout: { target: 'overdue' } },
    },
    overdue: {
      description: 'The message was not confirmed in time: it is shown as failed.',
      meta: { requirements: ['R7.5-17', 'R8.5-4'] },
      entry: 'report',
    },
  },
});
