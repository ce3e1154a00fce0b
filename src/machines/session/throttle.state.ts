import { setup } from 'xstate';
import { submitThrottle } from '#services/contract/constants.ts';

/** Parallel to the answer: ignores a second click (R5.7-10). */
export const throttle = setup({ delays: { submitThrottle } }).createStateConfig({
  initial: 'shut',
  states: {
    shut: {
      description: 'A second click has no effect.',
      after: { submitThrottle: { target: 'open' } },
    },
    open: { description: 'Only the answer is still awaited.', type: 'final' },
  },
});
