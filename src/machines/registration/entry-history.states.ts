import { and } from 'xstate';
import { withEvent } from '../kit/with-event.ts';
import { historySetup, stepFailed } from './entry-history.setup.ts';

const saveEntry = historySetup.createStateConfig({
  invoke: {
    id: 'saveEntry',
    src: 'saveEntry',
    input: ({ context }) => ({ kind: context.kind, form: context.typed }),
    onError: {
      target: 'editing',
      meta: { see: 'registration:step.saveFailed', requirements: ['R8.3-7'] },
      actions: stepFailed('save'),
    },
  },
}).invoke;

/** Shared by work and education history; they end in `#saved` and `#skipped`. */
const finishing = historySetup.createStateConfig({
  description: 'The entry is being saved; the next step follows.',
  tags: 'saving',
  invoke: {
    ...saveEntry,
    onDone: { target: '#saved', actions: [{ type: 'showNotice', params: { what: 'saved' } }, 'dropDraft'] },
  },
});

const adding = historySetup.createStateConfig({
  description: 'The entry is being saved; then another can be added.',
  meta: { requirements: ['R4.2-14'] },
  tags: 'saving',
  invoke: {
    ...saveEntry,
    onDone: {
      target: 'editing',
      meta: { requirements: ['R4.2-15', 'R4.2-16', 'R4.2-17'] },
      actions: ['clear', 'saveDraft', { type: 'showNotice', params: { what: 'added' } }],
    },
  },
});

const skipping = historySetup.createStateConfig({
  description: 'The step is being skipped: an empty list is sent.',
  tags: 'saving',
  invoke: {
    id: 'skipStep',
    src: 'skipStep',
    input: ({ context }) => ({ kind: context.kind }),
    onDone: { target: '#skipped', actions: 'dropDraft' },
    onError: {
      target: 'editing',
      meta: { see: 'registration:step.skipFailed', requirements: ['R8.3-8'] },
      actions: stepFailed('skip'),
    },
  },
});

const refuseIncomplete = {
  guard: 'isRested',
  actions: 'refuse',
  meta: { words: { zh: '列出所有错误', en: 'All errors are shown at once' } },
} as const;

export const submits = historySetup.createStateConfig({
  on: {
    'entry.finish': [
      { guard: and(['isRested', 'isComplete']), target: 'finishing', actions: 'judge' },
      refuseIncomplete,
    ],
    'entry.add': [{ guard: and(['isRested', 'isComplete']), target: 'adding', actions: 'judge' }, refuseIncomplete],
    'step.skip': { guard: and(['isRested', 'isSkippable']), target: 'skipping', actions: 'unfail' },
    'field.change': { actions: [withEvent('edit'), 'saveDraft'] },
    'field.leave': { actions: [withEvent('leave'), 'saveDraft'] },
  },
}).on;

const throttle = historySetup.createStateConfig({
  initial: 'rested',
  states: {
    rested: {
      id: 'rested',
      description: 'The form can be submitted.',
      on: {
        'entry.finish': { guard: 'isComplete', target: 'resting' },
        'entry.add': { guard: 'isComplete', target: 'resting' },
        'step.skip': { guard: 'isSkippable', target: 'resting' },
      },
    },
    resting: {
      description: 'The form was submitted a moment ago; a second click is ignored.',
      meta: { requirements: ['R5.7-10'] },
      after: { submitThrottle: { target: 'rested' } },
    },
  },
});

/** For the rule that no month lies in the future. */
const clock = historySetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      description: 'The current month is being read.',
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: { target: 'read', actions: { type: 'readMonth', params: ({ event }) => ({ at: event.output }) } },
        onError: { target: 'read' },
      },
    },
    read: { description: 'Dates are checked against this month.' },
  },
});

/** `editing`: what the form of this history takes. */
export const openDialog = <Editing extends object>(editing: Editing) => ({
  ...historySetup.createStateConfig({
    description: 'The dialog is open.',
    on: {
      'step.close': [{ guard: 'isCostly', actions: 'askToClose' }, { target: 'closed' }],
      'connection.returned': { actions: 'forgetOffline' },
    },
  }),
  type: 'parallel' as const,
  states: {
    form: {
      initial: 'editing' as const,
      states: {
        editing: {
          id: 'editing',
          description: 'The member fills in one entry; the input is kept as a draft.',
          ...editing,
        },
        finishing,
        adding,
        skipping,
      },
    },
    throttle,
    clock,
  },
});

export const closed = historySetup.createStateConfig({
  description: 'The dialog was closed.',
  meta: { requirements: ['R4.2-8'] },
  type: 'final',
  output: 'closed',
});
