import { raise, stateIn } from 'xstate';

export const throttleGuards = {
  isAnswered: stateIn({ sent: { answer: 'refused' } }),
  isSubmittedAgain: stateIn({ sent: { throttle: 'waiting' } }),
};

/** Beside the answer: ignores a second click (R5.7-10). A submit after a refusal follows when the time has passed. */
export const throttle = <Id extends string, Submit extends string>(id: Id, submit: Submit) =>
  ({
    initial: 'throttled',
    after: {
      submitThrottle: [
        {
          guard: 'isSubmittedAgain',
          target: `#${id}.editing`,
          actions: raise({ type: submit }) as never,
        },
        { target: '.open' },
      ],
    },
    states: {
      throttled: {
        description: 'A second click has no effect.',
        on: { [submit]: { guard: 'isAnswered', target: 'waiting' } },
      },
      waiting: { description: 'The form was submitted again too early; this follows.', tags: 'busy' },
      open: { description: 'Only the answer is still awaited.', type: 'final' },
    },
  }) as const;
