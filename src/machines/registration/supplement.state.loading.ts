import { assign } from 'xstate';
import { withOutput } from '../kit/with-event.ts';
import { failed, supplementSetup } from './supplement.setup.ts';

/** `failure`: what its failure means where it is shown. */
export const profileState = (failure: { readonly description: string; readonly see: string }) =>
  supplementSetup.createStateConfig({
    initial: 'loading',
    states: {
      loading: {
        id: 'profileLoading',
        description: "The member's profile is being loaded.",
        tags: 'loading',
        invoke: {
          id: 'loadProfile',
          src: 'loadProfile',
          onDone: {
            target: 'loaded',
            actions: withOutput('takeProfile'),
          },
          onError: {
            target: 'failed',
            actions: assign(({ context, event }) => failed(context, 'profile', event.error)),
          },
        },
      },
      loaded: { description: 'The form shows the profile; typed text takes precedence.' },
      failed: {
        description: failure.description,
        tags: 'profileFailed',
        meta: { see: failure.see },
        on: { 'supplement.retry': { target: 'loading' }, 'connection.returned': { target: 'loading' } },
      },
    },
  });
