import { type ActorRefFrom, setup } from 'xstate';
import type { Meta } from './meta.ts';

type ClosingEvent =
  | { readonly type: 'close.ask' }
  | { readonly type: 'close.confirm' }
  | { readonly type: 'close.cancel' };

export const closingMachine = setup({
  types: { events: {} as ClosingEvent, tags: {} as 'asking', meta: {} as Meta },
}).createMachine({
  id: 'closing',
  description: 'Asks for confirmation before a dialog with unsaved input closes.',
  initial: 'unasked',
  states: {
    unasked: {
      description: 'The dialog stays open.',
      on: { 'close.ask': { target: 'asking' }, 'close.confirm': { target: 'confirmed' } },
    },
    asking: {
      description: 'Should the dialog really be closed?',
      tags: 'asking',
      meta: { see: 'registration:closing.stay' },
      on: { 'close.confirm': { target: 'confirmed' }, 'close.cancel': { target: 'unasked' } },
    },
    confirmed: { description: 'The dialog may close.', type: 'final' },
  },
});

export type ClosingActor = ActorRefFrom<typeof closingMachine>;
