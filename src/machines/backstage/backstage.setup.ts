import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import type { FaultKind, StoredThing } from '#services/contract/backstage.ts';
import { tipHiddenAfter } from '#services/contract/constants.ts';
import type { Meta } from '../kit/meta.ts';
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

/** What a form asks for; null where a field is invalid, and for events of no form. */
const actionIn = (event: BackstageEvent): DevtoolsAction | null => {
  switch (event.type) {
    case 'fault.submit': {
      const rule = ruleOf(event.fields);
      return rule && { name: 'addFault', with: [rule] };
    }
    case 'latency.submit': {
      const range = latencyOf(event.least, event.most);
      return range && { name: 'setLatency', with: [range] };
    }
    case 'down.submit': {
      const ms = downOf(event.seconds);
      return ms === null ? null : { name: 'down', with: [ms] };
    }
    case 'push.submit': {
      const pushed = pushOf(event.text);
      return pushed && { name: 'push', with: [pushed.body] };
    }
    case 'say.submit': {
      const text = event.text.trim();
      return text === '' ? null : { name: 'say', with: [event.persona, text] };
    }
    default:
      return null;
  }
};

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
    isSection: ({ event }, { wanted }: { readonly wanted: Section }) =>
      event.type === 'section.choose' && event.section === wanted,
    isValid: ({ event }) => actionIn(event) !== null,
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
    submit: enqueueActions(({ event, enqueue }) => {
      const action = actionIn(event);
      if (action) enqueue.raise({ type: 'action.run', action });
    }),
  },
  delays: { actionShownFor: tipHiddenAfter, clockTick: 1_000 },
});
