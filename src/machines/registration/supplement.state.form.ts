import { assign, sendTo } from 'xstate';
import { left } from './profile-edit.ts';
import { supplementSetup } from './supplement.setup.ts';

/** What can be done with a profile form, whatever becomes of it afterwards. */
export const formEdits = supplementSetup.createStateConfig({
  on: {
    'nickname.change': { actions: ['edit', 'keepDraft'] },
    'gender.choose': { actions: ['edit', 'keepDraft'] },
    'company.type': {
      meta: { requirements: ['R5.3-18'] },
      actions: [
        'edit',
        'keepDraft',
        sendTo('companySuggest', ({ event }) => ({ type: 'keyword.change', keyword: event.text })),
      ],
    },
    'company.choose': {
      meta: { requirements: ['R5.3-19'] },
      actions: ['edit', 'keepDraft', sendTo('companySuggest', { type: 'suggest.close' })],
    },
    'position.change': { actions: ['edit', 'keepDraft'] },
    'location.choose': { meta: { requirements: ['R5.3-11'] }, actions: ['edit', 'keepDraft'] },
    'email.change': { actions: ['edit', 'keepDraft'] },
    'field.leave': {
      meta: { requirements: ['R5.3-20', 'R5.3-21'] },
      actions: [assign(({ context, event }) => left(context, event.field)), 'keepDraft'],
    },
  },
}).on;

/** A double click on the button of the form changes nothing. */
export const throttleState = supplementSetup.createStateConfig({
  initial: 'ready',
  states: {
    ready: {
      id: 'formReady',
      description: 'The form may be sent.',
      on: { 'profile.submit': { guard: 'isSendable', target: 'resting' } },
    },
    resting: {
      description: 'It was sent a moment ago; a second click is ignored.',
      meta: { requirements: ['R5.7-10'] },
      after: { submitThrottle: { target: 'ready' } },
    },
  },
});
