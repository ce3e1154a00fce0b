import { sentState } from '../kit/sent.state.ts';
import { withEvent } from '../kit/with-event.ts';
import { historySetup, stepFailed } from './entry-history.setup.ts';

const saveEntry = historySetup.createStateConfig({
  invoke: {
    id: 'saveEntry',
    src: 'saveEntry',
    input: ({ context }) => ({ kind: context.kind, form: context.typed }),
    onError: {
      target: '#refused',
      meta: { see: 'registration:step.saveFailed', requirements: ['R8.3-7'] },
      actions: stepFailed('save'),
    },
  },
}).invoke;

/** Shared by work and education history; they end in `#saved` and `#skipped`. */
const finishing = historySetup.createStateConfig({
  description: 'The entry is being saved; the next step follows.',
  invoke: {
    ...saveEntry,
    onDone: { target: '#saved', actions: [{ type: 'showNotice', params: { what: 'saved' } }, 'dropDraft'] },
  },
});

const adding = historySetup.createStateConfig({
  description: 'The entry is being saved; then another can be added.',
  meta: { requirements: ['R4.2-14'] },
  invoke: {
    ...saveEntry,
    onDone: {
      target: '#added',
      meta: { requirements: ['R4.2-15', 'R4.2-16', 'R4.2-17'] },
      actions: ['clear', 'saveDraft', { type: 'showNotice', params: { what: 'added' } }],
    },
  },
});

const skipping = historySetup.createStateConfig({
  description: 'The step is being skipped: an empty list is sent.',
  invoke: {
    id: 'skipStep',
    src: 'skipStep',
    input: ({ context }) => ({ kind: context.kind }),
    onDone: { target: '#skipped', actions: 'dropDraft' },
    onError: {
      target: '#refused',
      meta: { see: 'registration:step.skipFailed', requirements: ['R8.3-8'] },
      actions: stepFailed('skip'),
    },
  },
});

const refuseIncomplete = {
  actions: 'refuse',
  meta: { words: { zh: '列出所有错误', en: 'All errors are shown at once' } },
} as const;

const submits = historySetup.createStateConfig({
  on: {
    'entry.finish': [
      { guard: 'isComplete', target: 'sent.answer.awaiting.finishing', actions: 'judge' },
      refuseIncomplete,
    ],
    'entry.add': [{ guard: 'isComplete', target: 'sent.answer.awaiting.adding', actions: 'judge' }, refuseIncomplete],
    'step.skip': { guard: 'isSkippable', target: 'sent.answer.awaiting.skipping', actions: 'unfail' },
  },
}).on;

export const edits = historySetup.createStateConfig({
  on: {
    'field.change': { actions: [withEvent('edit'), 'saveDraft'] },
    'field.leave': { actions: [withEvent('leave'), 'saveDraft'] },
  },
}).on;

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

/** `form`: what the form of this history takes, in any state. */
export const openDialog = <Form extends object>(form: Form) => ({
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
      ...form,
      states: {
        editing: {
          id: 'editing',
          description: 'The member fills in one entry; the input is kept as a draft.',
          on: submits,
        },
        sent: sentState({
          submits: ['entry.finish', 'entry.add', 'step.skip'],
          awaiting: { initial: 'finishing', states: { finishing, adding, skipping } },
          accepted: { added: { id: 'added', description: 'The entry is saved, and another can be filled in.' } },
        }),
      },
    },
    clock,
  },
});

export const closed = historySetup.createStateConfig({
  description: 'The dialog was closed.',
  meta: { requirements: ['R4.2-8'] },
  type: 'final',
  output: 'closed',
});
