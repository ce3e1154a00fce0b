import { type ActorRefFrom, enqueueActions, setup } from 'xstate';
import type { Meta } from '../shared/meta.ts';
import type { PageEvent, Params } from '../shared/page.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import { loadPerson, loadPersonCode } from './people-loads.ts';

export type PersonEvent =
  /** The page is to be shared. */
  { readonly type: 'share.open' } | { readonly type: 'share.close' } | PageEvent;

export const personDetailMachine = resourceMachine(loadPerson);
export const personCodeMachine = resourceMachine(loadPersonCode);

/** A member's page (R2.6-57). */
export const personMachine = setup({
  types: {
    context: {} as { params: Params },
    input: {} as { params: Params },
    events: {} as PersonEvent,
    meta: {} as Meta,
    tags: {} as 'sharing',
    children: {} as { detail: 'detail'; code: 'code' },
  },
  actors: { detail: personDetailMachine, code: personCodeMachine },
  actions: {
    tell: enqueueActions(({ event, enqueue }, { parts }: { parts: readonly string[] }) => {
      for (const part of parts) enqueue.sendTo(part, event);
    }),
  },
}).createMachine({
  id: 'person',
  description: 'The page of one member.',
  context: ({ input }) => ({ params: input.params }),
  invoke: { id: 'detail', src: 'detail', input: ({ context }) => context.params },
  initial: 'reading',
  on: {
    'connection.returned': { actions: { type: 'tell', params: { parts: ['detail'] } } },
    'room.returned': { actions: { type: 'tell', params: { parts: ['detail'] } } },
  },
  states: {
    reading: {
      description: 'The page is read.',
      on: { 'share.open': { target: 'sharing' } },
    },
    sharing: {
      description: 'The address, its QR code and the code of the mini program are shown.',
      meta: { requirements: ['R7.2-8'] },
      tags: 'sharing',
      invoke: { id: 'code', src: 'code', input: ({ context }) => context.params },
      on: {
        'share.close': { target: 'reading' },
        'connection.returned': { actions: { type: 'tell', params: { parts: ['detail', 'code'] } } },
      },
    },
  },
});

export type PersonActor = ActorRefFrom<typeof personMachine>;
