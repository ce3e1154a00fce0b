import { type ActorRefFrom, emit, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import { draftSaveDelay, updateCheckInterval, updateTakeTimeout } from '#services/contract/constants.ts';
import type { Meta } from '../kit/meta.ts';

export type AppUpdateEvent =
  | { readonly type: 'update.found' }
  | { readonly type: 'update.taken' }
  /** No service worker: a newer version comes with the next visit. */
  | { readonly type: 'worker.refused' }
  | { readonly type: 'update.wanted' }
  | { readonly type: 'update.putOff' };

export interface WorkerCommand {
  readonly type: 'check' | 'take';
}

/** Reloads only when the user presses, and only when all input is stored. */
export const appUpdateMachine = setup({
  types: {
    context: {},
    events: {} as AppUpdateEvent,
    emitted: {} as { readonly type: 'reload.wanted' },
    tags: {} as 'visible' | 'busy' | 'alone',
    meta: {} as Meta,
  },
  actors: { watchWorker: fromCallback<WorkerCommand>(() => {}) },
  actions: {
    check: sendTo('worker', { type: 'check' }),
    take: sendTo('worker', { type: 'take' }),
    reload: emit({ type: 'reload.wanted' }),
  },
  delays: { draftSaveDelay: 2 * draftSaveDelay, updateCheckInterval, updateTakeTimeout },
}).createMachine({
  id: 'appUpdate',
  description: 'Offers a newer version of the app; the user decides when to update.',
  invoke: { id: 'worker', src: 'watchWorker', onError: { target: '.alone' } },
  initial: 'watching',
  states: {
    watching: {
      description: 'No newer version is known; the app checks from time to time.',
      after: { updateCheckInterval: { target: 'watching', reenter: true, actions: 'check' } },
      on: {
        'update.found': { target: 'found' },
        'update.taken': { target: 'overtaken' },
        'worker.refused': { target: 'alone' },
      },
    },
    alone: {
      description: 'This browser stores no files of the app; a newer version comes with the next visit.',
      tags: 'alone',
    },
    found: {
      description: 'A newer version is ready, and the user is notified.',
      tags: 'visible',
      meta: { see: 'offline:update.found' },
      on: {
        'update.wanted': { target: 'saving' },
        'update.putOff': { target: 'putOff' },
        'update.taken': { target: 'overtaken' },
      },
    },
    saving: {
      description: 'The latest input is being stored before the update.',
      tags: ['visible', 'busy'],
      after: { draftSaveDelay: { target: 'taking' } },
      on: { 'update.taken': { target: 'savingLast' } },
    },
    taking: {
      description: 'The newer version is being activated; if that takes too long, the page reloads from the network.',
      tags: ['visible', 'busy'],
      entry: 'take',
      after: { updateTakeTimeout: { target: 'reloading' } },
      on: { 'update.taken': { target: 'reloading' } },
    },
    overtaken: {
      description: 'A newer version is active; this page keeps working, and the user is told to reload.',
      tags: 'visible',
      meta: { see: 'offline:update.found' },
      on: { 'update.wanted': { target: 'savingLast' }, 'update.putOff': { target: 'putOff' } },
    },
    savingLast: {
      description: 'The latest input is being stored before the page reloads as the newer version.',
      tags: ['visible', 'busy'],
      after: { draftSaveDelay: { target: 'reloading' } },
    },
    putOff: {
      description: 'The user chose to update later: with the next visit, or when another version is ready.',
      after: { updateCheckInterval: { target: 'putOff', reenter: true, actions: 'check' } },
      on: { 'update.found': { target: 'found' } },
    },
    reloading: {
      description: 'The page is reloading as the user asked; the browser may ask whether to stay.',
      tags: ['visible', 'busy'],
      entry: 'reload',
      after: { updateTakeTimeout: { target: 'overtaken' } },
    },
  },
});

export type AppUpdateActor = ActorRefFrom<typeof appUpdateMachine>;

export const selectIsVisible = (snapshot: SnapshotFrom<typeof appUpdateMachine>): boolean => snapshot.hasTag('visible');
export const selectIsBusy = (snapshot: SnapshotFrom<typeof appUpdateMachine>): boolean => snapshot.hasTag('busy');
/** Without network the app can be read on while it is open, and not be opened. */
export const selectIsAlone = (snapshot: SnapshotFrom<typeof appUpdateMachine>): boolean => snapshot.hasTag('alone');
