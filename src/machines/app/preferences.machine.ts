import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Preferences } from '#services/contract/stored.contract.ts';
import { type RecordEvent, recordKeeper } from '../shared/record-keeper.ts';

export type Language = 'zh' | 'en';
export type Theme = 'light' | 'dark';

export type PreferencesEvent =
  | { readonly type: 'language.choose'; readonly lang: Language }
  /** null: as the system says. */
  | { readonly type: 'theme.choose'; readonly theme: Theme | null }
  | RecordEvent<'preferences'>;

/** What the browser asks for: its first language tag, and its colour scheme. */
export interface PreferencesInput {
  readonly browserLanguage: string;
  readonly browserTheme: Theme;
}

interface Context extends PreferencesInput {
  readonly chosen: Preferences;
}

/** The reader's language and theme (§1, R1-18 to R1-20); durable, and the same in every tab. */
export const preferencesMachine = setup({
  types: { context: {} as Context, events: {} as PreferencesEvent, input: {} as PreferencesInput },
  actors: { keepPreferences: recordKeeper('preferences') },
}).createMachine({
  id: 'preferences',
  description: 'Keeps the language and the theme that the user chose.',
  context: ({ input }) => ({ ...input, chosen: { lang: null, theme: null } }),
  invoke: { id: 'record', src: 'keepPreferences', onError: { target: '.unkept' } },
  initial: 'restoring',
  states: {
    restoring: {
      description: "The stored choice is being read; until then the browser's settings apply.",
      on: { 'record.loaded': { target: 'kept', actions: assign({ chosen: ({ event }) => event.value }) } },
    },
    kept: {
      description: 'Choices are stored on this device.',
      on: { 'record.failed': { target: 'unkept' } },
    },
    unkept: { description: 'The browser refuses to store choices; they last until the page closes.' },
  },
  on: {
    'record.changed': { actions: assign({ chosen: ({ event }) => event.value }) },
    'record.failed': { target: '.unkept' },
    'language.choose': {
      actions: [
        assign({ chosen: ({ context, event }) => ({ ...context.chosen, lang: event.lang }) }),
        sendTo('record', ({ context }) => ({ type: 'record.save', value: context.chosen })),
      ],
    },
    'theme.choose': {
      actions: [
        assign({ chosen: ({ context, event }) => ({ ...context.chosen, theme: event.theme }) }),
        sendTo('record', ({ context }) => ({ type: 'record.save', value: context.chosen })),
      ],
    },
  },
});

type Snapshot = SnapshotFrom<typeof preferencesMachine>;

/** Stored choice first, then the browser's language, then Chinese (R1-18 to R1-20). */
export const selectLanguage = ({ context }: Snapshot): Language =>
  context.chosen.lang ?? (/^en\b/i.test(context.browserLanguage) ? 'en' : 'zh');

/** What was chosen; null: as the system says. */
export const selectChosenTheme = ({ context }: Snapshot): Theme | null => context.chosen.theme;
