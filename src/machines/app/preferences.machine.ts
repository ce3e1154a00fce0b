import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Preferences, stored } from '#services/contract/stored.contract.ts';
import { durableRecord, type RecordEvent } from '../kit/durable-record.ts';

export type Language = 'zh' | 'en';
export type Theme = 'light' | 'dark';

type PreferencesEvent =
  | { readonly type: 'preference.choose'; readonly chosen: Partial<Preferences> }
  | RecordEvent<'preferences'>;

interface PreferencesInput {
  readonly browserLanguage: string;
  readonly browserTheme: Theme;
}

interface Context extends PreferencesInput {
  readonly chosen: Preferences;
}

/** Language, theme (§1, R1-18 to R1-20) and the like, the same in every tab. */
export const preferencesMachine = setup({
  types: { context: {} as Context, events: {} as PreferencesEvent, input: {} as PreferencesInput },
  actors: { persistPreferences: durableRecord('preferences') },
  actions: { save: sendTo('record', ({ context }) => ({ type: 'record.save', value: context.chosen })) },
}).createMachine({
  id: 'preferences',
  description: 'Keeps the preferences that the user chose, such as language and theme.',
  context: ({ input }) => ({ ...input, chosen: stored.preferences.empty }),
  invoke: { id: 'record', src: 'persistPreferences', onError: { target: '.unstored' } },
  initial: 'restoring',
  states: {
    restoring: {
      description: "The stored choice is being read; until then the browser's settings apply.",
      on: { 'record.loaded': { target: 'stored', actions: assign({ chosen: ({ event }) => event.value }) } },
    },
    stored: {
      description: 'Choices are stored on this device.',
      on: { 'record.failed': { target: 'unstored' } },
    },
    unstored: { description: 'The browser refuses to store choices; they last until the page closes.' },
  },
  on: {
    'record.changed': { actions: assign({ chosen: ({ event }) => event.value }) },
    'record.failed': { target: '.unstored' },
    'preference.choose': {
      actions: [assign({ chosen: ({ context, event }) => ({ ...context.chosen, ...event.chosen }) }), 'save'],
    },
  },
});

type Snapshot = SnapshotFrom<typeof preferencesMachine>;

/** The stored choice, else the browser's language, else Chinese (R1-18 to R1-20). */
export const selectLanguage = ({ context }: Snapshot): Language =>
  context.chosen.lang ?? (/^en\b/i.test(context.browserLanguage) ? 'en' : 'zh');

export const selectChosen = ({ context }: Snapshot): Preferences => context.chosen;

export const selectBrowserTheme = ({ context }: Snapshot): Theme => context.browserTheme;
