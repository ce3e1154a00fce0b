import { assign, fromCallback, fromPromise, raise, setup } from 'xstate';
import type { FaultKind, StoredThing } from '#services/contract/backstage.ts';
import { tipHiddenAfter } from '#services/contract/constants.ts';
import type { Meta } from '../shared/meta.ts';
import { downOf, type FaultFields, latencyOf, pushOf, ruleOf } from './backstage-form.ts';
import type { DevtoolsAction } from './devtools-actions.ts';
import { emptyPanelData, type PanelData } from './panel-data.ts';

export const sections = [
  'phone',
  'people',
  'scenarios',
  'network',
  'realtime',
  'clock',
  'events',
  'tables',
  'storage',
] as const;
export type Section = (typeof sections)[number];

export const pageRows = 20;

export type BackstageEvent =
  | { readonly type: 'panel.toggle' }
  | { readonly type: 'panel.close' }
  | { readonly type: 'sheet.fold' }
  | { readonly type: 'sheet.unfold' }
  | { readonly type: 'section.choose'; readonly section: Section }
  | { readonly type: 'filter.change'; readonly of: 'scenarios' | 'events'; readonly text: string }
  | { readonly type: 'kind.choose'; readonly kind: FaultKind }
  | { readonly type: 'fault.submit'; readonly fields: FaultFields }
  | { readonly type: 'latency.submit'; readonly least: string; readonly most: string }
  | { readonly type: 'down.submit'; readonly seconds: string }
  | { readonly type: 'push.submit'; readonly text: string }
  | { readonly type: 'say.submit'; readonly persona: string; readonly text: string }
  | { readonly type: 'table.choose'; readonly table: string }
  | { readonly type: 'table.turn'; readonly by: 1 | -1 }
  | { readonly type: 'action.run'; readonly action: DevtoolsAction }
  | { readonly type: 'data.read'; readonly panelData: PanelData };

interface Context {
  readonly panelData: PanelData;
  readonly filters: { readonly scenarios: string; readonly events: string };
  readonly kind: FaultKind;
  readonly action: DevtoolsAction | null;
  readonly reason: string;
  readonly table: string;
  readonly from: number;
  readonly rows: readonly unknown[];
}

export const emptyContext: Context = {
  panelData: emptyPanelData,
  filters: { scenarios: '', events: '' },
  kind: 'slow',
  action: null,
  reason: '',
  table: 'events',
  from: 0,
  rows: [],
};

export interface RowsRequest {
  readonly table: string;
  readonly from: number;
}

const absent = (name: string): Error => new Error(`${name} is given by create-tools.ts`);
const run = (action: DevtoolsAction): BackstageEvent => ({ type: 'action.run', action });

export const rowsIn = ({ panelData, table }: Pick<Context, 'panelData' | 'table'>): number =>
  panelData.tables.find(({ name }) => name === table)?.rows ?? 0;

export const backstageSetup = setup({
  types: {
    context: {} as Context,
    events: {} as BackstageEvent,
    tags: {} as
      | Section
      | 'open'
      | 'folded'
      | 'busy'
      | 'done'
      | 'failed'
      | 'faultRefused'
      | 'latencyRefused'
      | 'downRefused'
      | 'pushRefused',
    meta: {} as Meta,
  },
  actors: {
    /** Sends `panelData.taken` at the start and after every change. */
    watch: fromCallback<BackstageEvent>(() => {
      throw absent('watch');
    }),
    perform: fromPromise<void, DevtoolsAction | null>(async () => {
      throw absent('perform');
    }),
    readRows: fromPromise<readonly unknown[], RowsRequest>(async () => {
      throw absent('readRows');
    }),
    readNow: fromPromise<number>(async () => {
      throw absent('readNow');
    }),
    readStored: fromPromise<readonly StoredThing[]>(async () => {
      throw absent('readStored');
    }),
  },
  guards: {
    isSection: (_, { section, wanted }: { readonly section: Section; readonly wanted: Section }) => section === wanted,
    isRule: (_, { fields }: { readonly fields: FaultFields }) => ruleOf(fields) !== null,
    isLatency: (_, { least, most }: { readonly least: string; readonly most: string }) =>
      latencyOf(least, most) !== null,
    isTime: (_, { seconds }: { readonly seconds: string }) => downOf(seconds) !== null,
    isJson: (_, { text }: { readonly text: string }) => pushOf(text) !== null,
    hasText: (_, { text }: { readonly text: string }) => text.trim() !== '',
    hasPage: ({ context }, { by }: { readonly by: 1 | -1 }) => {
      const from = context.from + by * pageRows;
      return from >= 0 && from < rowsIn(context);
    },
  },
  actions: {
    showData: assign((_, { panelData }: { readonly panelData: PanelData }) => ({ panelData })),
    startAction: assign((_, { action }: { readonly action: DevtoolsAction }) => ({ action, reason: '' })),
    fail: assign((_, { error }: { readonly error: unknown }) => ({
      reason: error instanceof Error ? error.message : String(error),
    })),
    addFault: raise((_, { fields }: { readonly fields: FaultFields }) =>
      run({ name: 'addFault', with: [ruleOf(fields) ?? { kind: fields.kind }] }),
    ),
    setLatency: raise((_, { least, most }: { readonly least: string; readonly most: string }) =>
      run({ name: 'setLatency', with: [latencyOf(least, most)] }),
    ),
    goDown: raise((_, { seconds }: { readonly seconds: string }) =>
      run({ name: 'down', with: [downOf(seconds) ?? 0] }),
    ),
    push: raise((_, { text }: { readonly text: string }) => run({ name: 'push', with: [pushOf(text)?.body] })),
    say: raise((_, { persona, text }: { readonly persona: string; readonly text: string }) =>
      run({ name: 'say', with: [persona, text.trim()] }),
    ),
  },
  delays: { actionShownFor: tipHiddenAfter, clockTick: 1_000 },
});
