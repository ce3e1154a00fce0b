import { and, assign, not, raise } from 'xstate';
import { appSetup } from './app.setup.ts';

/** Which page is shown, and who may see it (§2.6). */
export const place = appSetup.createStateConfig({
  initial: 'nowhere',
  on: {
    'route.entered': {
      target: '.deciding',
      actions: [assign({ route: ({ event: { type: _, ...route } }) => route }), 'tellSearch'],
    },
  },
  states: {
    nowhere: { description: 'The address has not been read yet.' },
    deciding: {
      description: 'May this reader see this page?',
      always: [
        { guard: and(['isHereGuarded', not('isVisitorKnown')]), target: 'waiting' },
        {
          guard: and(['isHereGuarded', 'isGuest']),
          target: 'turnedAway',
          meta: { requirements: ['R2.6-85', 'R2.6-86'] },
        },
        {
          guard: and(['isAtMessages', 'isUnregistered']),
          target: 'there',
          actions: raise({ type: 'login.wanted', byTap: false }),
          meta: { requirements: ['R6-6'] },
        },
        { target: 'there' },
      ],
    },
    waiting: {
      description: 'The page is for members; who is here is still being found out.',
      always: { guard: 'isVisitorKnown', target: 'deciding' },
    },
    turnedAway: {
      description: 'A page for members: the visitor is sent home and asked to log in.',
      entry: ['turnAway', raise({ type: 'login.wanted', byTap: false })],
    },
    there: {
      description: 'The page that the address asks for is open.',
      entry: 'enterRoom',
      on: {
        'session.ended': [
          { guard: { type: 'isFarewell', params: ({ event }) => event }, actions: 'goHome' },
          { guard: 'isHereGuarded', target: 'turnedAway' },
        ],
      },
    },
  },
});
