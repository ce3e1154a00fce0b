import { setup } from 'xstate';
import type { AuthClosed, UserChanged } from './user.ts';

/** Asks a guest to log in: `before` if the login is closed, `next` once the user may do it. The chart provides the implementations. */
export const loginPrompt = <Before extends string, Next extends string>(before: Before, next: Next) =>
  setup({
    types: { events: {} as UserChanged | AuthClosed },
    actions: { promptLogin: () => {}, knowRole: () => {} },
    guards: { becomesAllowed: () => true },
  }).createStateConfig({
    description: 'Members only: the user is asked to log in, and goes on afterwards.',
    entry: 'promptLogin',
    on: {
      'auth.closed': { target: before },
      'user.changed': { guard: 'becomesAllowed', target: next, actions: 'knowRole' },
    },
  });
