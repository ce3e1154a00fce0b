import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';
import type { FaultKind } from '#services/contract/backstage.ts';
import { withEvent } from '../kit/with-event.ts';
import {
  type BackstageEvent,
  backstageSetup,
  emptyContext,
  pageRows,
  rowsIn,
  type Section,
  sections,
} from './backstage.setup.ts';
import type { DevtoolsAction } from './devtools-actions.ts';
import type { PanelData } from './panel-data.ts';

const toSection = (wanted: Section) => ({
  guard: { type: 'isSection' as const, params: { wanted } },
  target: `.${wanted}` as const,
});

const submitted = { guard: 'isValid', target: '.fine', actions: 'submit' } as const;

export const backstageMachine = backstageSetup.createMachine({
  id: 'backstage',
  description: 'The devtools panel: it stages every situation of the simulated app.',
  context: emptyContext,
  initial: 'open',
  states: {
    closed: {
      description: 'The panel is closed; nothing is observed.',
      on: { 'panel.toggle': { target: '#lastSection' } },
    },
    open: {
      description: 'The panel is open beside the page.',
      tags: 'open',
      type: 'parallel',
      invoke: { id: 'watch', src: 'watch', onError: { target: 'closed' } },
      on: {
        'panel.toggle': { target: 'closed' },
        'panel.close': { target: 'closed' },
        'data.read': { actions: withEvent('showData') },
        'filter.change': {
          actions: assign({ filters: ({ context, event }) => ({ ...context.filters, [event.of]: event.text }) }),
        },
        'kind.choose': { actions: assign({ kind: ({ event }) => event.kind }) },
      },
      states: {
        section: {
          initial: 'phone',
          on: {
            'section.choose': [
              ...sections.filter((section) => section !== 'storage').map(toSection),
              { target: '.storage' },
            ],
          },
          states: {
            last: { id: 'lastSection', type: 'history', target: 'phone' },
            phone: { description: 'Codes that were sent, and WeChat on the phone.', tags: 'phone' },
            people: { description: 'Personas that can be signed in.', tags: 'people' },
            scenarios: { description: 'Staged situations to start from.', tags: 'scenarios' },
            network: { description: 'Faults, holds and latency of the calls.', tags: 'network' },
            realtime: { description: 'The live channel.', tags: 'realtime' },
            clock: {
              description: 'The shared clock, read every second.',
              tags: 'clock',
              invoke: {
                id: 'readNow',
                src: 'readNow',
                onDone: {
                  actions: assign({ panelData: ({ context, event }) => ({ ...context.panelData, now: event.output }) }),
                },
                onError: {},
              },
              after: { clockTick: { target: 'clock', reenter: true } },
            },
            events: { description: 'What has happened in the backend.', tags: 'events' },
            tables: {
              description: 'The rows of one table of the backend.',
              tags: 'tables',
              initial: 'reading',
              on: {
                'table.choose': {
                  target: '.reading',
                  actions: assign(({ event }) => ({ table: event.table, from: 0, rows: [] })),
                },
                'table.turn': {
                  guard: withEvent('hasPage'),
                  target: '.reading',
                  actions: assign({ from: ({ context, event }) => context.from + event.by * pageRows }),
                },
                'data.read': {
                  target: '.reading',
                  actions: withEvent('showData'),
                },
              },
              states: {
                reading: {
                  description: 'The rows are being loaded.',
                  invoke: {
                    id: 'readRows',
                    src: 'readRows',
                    input: ({ context: { table, from } }) => ({ table, from }),
                    onDone: { target: 'shown', actions: assign({ rows: ({ event }) => event.output }) },
                    onError: { target: 'shown', actions: assign({ rows: [] }) },
                  },
                },
                shown: { description: 'The rows are shown.' },
              },
            },
            storage: {
              description: 'What the browser stores, read every second; the journals; and a reset.',
              tags: 'storage',
              invoke: {
                id: 'readStored',
                src: 'readStored',
                onDone: {
                  actions: assign({
                    panelData: ({ context, event }) => ({ ...context.panelData, stored: event.output }),
                  }),
                },
                onError: {},
              },
              after: { clockTick: { target: 'storage', reenter: true } },
            },
          },
        },
        sheet: {
          initial: 'unfolded',
          states: {
            unfolded: { description: 'The whole panel is visible.', on: { 'sheet.fold': { target: 'folded' } } },
            folded: {
              description: "On a phone only the panel's bar is visible.",
              tags: 'folded',
              on: { 'sheet.unfold': { target: 'unfolded' }, 'section.choose': { target: 'unfolded' } },
            },
          },
        },
        form: {
          initial: 'fine',
          on: {
            'fault.submit': [submitted, { target: '.faultRefused' }],
            'latency.submit': [submitted, { target: '.latencyRefused' }],
            'down.submit': [submitted, { target: '.downRefused' }],
            'push.submit': [submitted, { target: '.pushRefused' }],
            'say.submit': submitted,
            'section.choose': { target: '.fine' },
          },
          states: {
            fine: { description: 'No form has an error.' },
            faultRefused: { description: 'A field of the fault is invalid.', tags: 'faultRefused' },
            latencyRefused: { description: 'The latency is not a range.', tags: 'latencyRefused' },
            downRefused: { description: 'The duration is not a number of seconds.', tags: 'downRefused' },
            pushRefused: { description: 'The payload to push is not JSON.', tags: 'pushRefused' },
          },
        },
        action: {
          initial: 'idle',
          on: {
            'action.run': { target: '.doing', actions: withEvent('startAction') },
          },
          states: {
            idle: { description: 'No action is running.' },
            doing: {
              description: 'An action is running.',
              tags: 'busy',
              invoke: {
                id: 'perform',
                src: 'perform',
                input: ({ context }) => context.action,
                onDone: { target: 'done' },
                onError: {
                  target: 'failed',
                  actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            done: {
              description: 'A confirmation is shown for a while.',
              tags: 'done',
              after: { actionShownFor: { target: 'idle' } },
            },
            failed: { description: 'The panel says why the action failed.', tags: 'failed' },
          },
        },
      },
    },
  },
});

export type BackstageActor = ActorRefFrom<typeof backstageMachine>;
type BackstageSnapshot = SnapshotFrom<typeof backstageMachine>;

export type { BackstageEvent };

export const selectSection = (snapshot: BackstageSnapshot): Section =>
  sections.find((section) => snapshot.hasTag(section)) ?? 'phone';
export const selectPicture = ({ context }: BackstageSnapshot): PanelData => context.panelData;
export const selectFilters = ({ context }: BackstageSnapshot) => context.filters;
export const selectFaultKind = ({ context }: BackstageSnapshot): FaultKind => context.kind;
export const selectAction = ({ context }: BackstageSnapshot): DevtoolsAction | null => context.action;

/** Why the last action failed. */
export const selectReason = ({ context }: BackstageSnapshot): string => context.reason;

/** The rows of the chosen table from `from`, and how many there are in all. */
export const selectTable = ({ context: { panelData, table, from, rows } }: BackstageSnapshot) => ({
  table,
  from,
  rows,
  count: rowsIn({ panelData, table }),
});
