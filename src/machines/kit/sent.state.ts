import { raise, stateIn } from 'xstate';

export const sentGuards = {
  isAnswered: stateIn({ sent: { answer: 'refused' } }),
  isSubmittedAgain: stateIn({ sent: { throttle: 'waiting' } }),
};

/** Beside the answer, a second click is ignored (R5.7-10). A submit after a refusal follows when the time has passed. */
export const sentState = <Id extends string, Submit extends string, Awaiting extends object>(
  id: Id,
  submit: Submit,
  awaiting: Awaiting,
  submitAgain = raise({ type: submit }) as never,
) =>
  ({
    description: 'The form cannot be submitted again until the answer has come and 800 ms have passed.',
    type: 'parallel',
    onDone: { target: 'editing' },
    states: {
      answer: {
        initial: 'awaiting',
        states: {
          awaiting,
          refused: { description: 'The reason of the failure is shown; the user can go on editing.', type: 'final' },
        },
      },
      throttle: {
        initial: 'throttled',
        after: {
          submitThrottle: [
            {
              guard: 'isSubmittedAgain',
              target: `#${id}.editing`,
              actions: submitAgain,
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
      },
    },
  }) as const;
