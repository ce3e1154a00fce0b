import { assign, type EventObject, not, raise, stateIn } from 'xstate';

/** `again`: the submit that follows. */
export interface Submitted {
  readonly again: EventObject | null;
}

export const sentGuards = {
  isAnswered: not(stateIn('#awaiting')),
  isRefused: stateIn('#refused'),
  isSubmittedAgain: stateIn('#submittedAgain'),
};

const remember = assign(({ event }) => ({ again: event })) as never;
const submitAgain = [raise(({ context }) => context.again), assign({ again: null })] as never;

interface Sent<Submit extends string, Awaiting, Edits, Accepted> {
  readonly submits: readonly Submit[];
  readonly awaiting: Awaiting;
  /** `refused`, where the chart has no state around that takes them. */
  readonly edits?: Edits;
  /** For a form that goes on after it was saved. */
  readonly accepted?: Accepted;
}

/**
 * Beside the answer, a second click is ignored (R5.7-10). A submit after a refusal follows when the time has passed.
 * Needs `sentGuards`, the delay `submitThrottle` and a state with the id `editing`; `awaiting` ends in `refused` or outside.
 */
export const sentState = <
  Submit extends string,
  Awaiting extends object,
  Edits extends object = object,
  Accepted extends object = object,
>({
  submits,
  awaiting,
  edits,
  accepted,
}: Sent<Submit, Awaiting, Edits, Accepted>) =>
  ({
    description: 'The form cannot be submitted again until the answer has come and 800 ms have passed.',
    meta: { requirements: ['R5.7-10'] },
    type: 'parallel',
    states: {
      answer: {
        initial: 'awaiting',
        states: {
          awaiting: { id: 'awaiting', description: 'The backend has not answered yet.', tags: 'busy', ...awaiting },
          refused: {
            id: 'refused',
            description: 'The reason of the failure is shown; the user can go on editing.',
            ...edits,
          },
          ...accepted,
        },
      },
      throttle: {
        initial: 'throttled',
        after: {
          submitThrottle: [
            { guard: 'isSubmittedAgain', target: '#editing', actions: submitAgain },
            { target: '.open' },
          ],
        },
        states: {
          throttled: {
            description: 'A second click has no effect.',
            on: Object.fromEntries(
              submits.map((submit) => [submit, { guard: 'isRefused', target: 'waiting', actions: remember }]),
            ) as { readonly [S in Submit]: { guard: 'isRefused'; target: 'waiting'; actions: never } },
          },
          waiting: {
            id: 'submittedAgain',
            description: 'The form was submitted again too early; this follows.',
            tags: 'busy',
          },
          open: {
            description: 'Only the answer is still awaited.',
            always: { guard: 'isAnswered', target: '#editing' },
          },
        },
      },
    },
  }) as const;
