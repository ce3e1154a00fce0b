import { type ActorRefFrom, emit, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import { draftSaveDelay, updateCheckInterval, updateTakeTimeout } from '#services/contract/constants.ts';
import type { Meta } from '../shared/meta.ts';

export type AppUpdateEvent =
  /** A newer version is in this browser and waits. */
  | { readonly type: 'update.found' }
  /** A newer version has taken over, for this tab or for another one. */
  | { readonly type: 'update.taken' }
  /** The browser gives no worker: a newer version comes with the next visit, as everywhere. */
  | { readonly type: 'worker.refused' }
  | { readonly type: 'update.wanted' }
  | { readonly type: 'update.putOff' };

/** `check`: ask the server for a newer version. `take`: let the one that waits take over. */
export interface WorkerCommand {
  readonly type: 'check' | 'take';
}

/**
 * A newer version of the app. Nothing is loaded anew unless the reader presses for it, and then only when what he has
 * typed is stored.
 */
export const appUpdateMachine = setup({
  types: {
    context: {},
    events: {} as AppUpdateEvent,
    emitted: {} as { readonly type: 'reload.wanted' },
    tags: {} as 'told' | 'busy',
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
  description: 'A newer version of the app is told of, and comes when the reader wants it.',
  invoke: { id: 'worker', src: 'watchWorker', onError: { target: '.alone' } },
  initial: 'watching',
  states: {
    watching: {
      description: 'No newer version is known; it is asked for from time to time.',
      after: { updateCheckInterval: { target: 'watching', reenter: true, actions: 'check' } },
      on: {
        'update.found': { target: 'found' },
        'update.taken': { target: 'overtaken' },
        'worker.refused': { target: 'alone' },
      },
    },
    alone: { description: 'This browser keeps no files of the app; a newer version comes with the next visit.' },
    found: {
      description: 'A newer version waits, and the reader is told.',
      tags: 'told',
      meta: { see: 'offline:update.found' },
      on: {
        'update.wanted': { target: 'saving' },
        'update.putOff': { target: 'putOff' },
        'update.taken': { target: 'overtaken' },
      },
    },
    saving: {
      description: 'What was typed last is being stored.',
      tags: ['told', 'busy'],
      after: { draftSaveDelay: { target: 'taking' } },
      on: { 'update.taken': { target: 'savingLast' } },
    },
    taking: {
      description:
        'The newer version is taking over; where it does not in time, the page comes from the network all the same.',
      tags: ['told', 'busy'],
      entry: 'take',
      after: { updateTakeTimeout: { target: 'reloading' } },
      on: { 'update.taken': { target: 'reloading' } },
    },
    overtaken: {
      description: 'Loaded anew this page is the newer version; it goes on as it is, and the reader is told.',
      tags: 'told',
      meta: { see: 'offline:update.found' },
      on: { 'update.wanted': { target: 'savingLast' }, 'update.putOff': { target: 'putOff' } },
    },
    savingLast: {
      description: 'What was typed last is being stored; the newer version is there.',
      tags: ['told', 'busy'],
      after: { draftSaveDelay: { target: 'reloading' } },
    },
    putOff: {
      description: 'The reader wants it later: with the next visit, or when yet another version is there.',
      after: { updateCheckInterval: { target: 'putOff', reenter: true, actions: 'check' } },
      on: { 'update.found': { target: 'found' } },
    },
    reloading: {
      description: 'The page is being loaded anew, as the reader wanted, unless he tells the browser to stay.',
      tags: ['told', 'busy'],
      entry: 'reload',
      after: { updateTakeTimeout: { target: 'overtaken' } },
    },
  },
});

export type AppUpdateActor = ActorRefFrom<typeof appUpdateMachine>;

export const selectIsTold = (snapshot: SnapshotFrom<typeof appUpdateMachine>): boolean => snapshot.hasTag('told');
export const selectIsBusy = (snapshot: SnapshotFrom<typeof appUpdateMachine>): boolean => snapshot.hasTag('busy');
