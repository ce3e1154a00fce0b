import { type ActorRefFrom, sendParent, setup } from 'xstate';
import type { Meta } from '../kit/meta.ts';
import type { SpanEdge } from './annotations.ts';

/** Begins or ends a span at the newest moment; `none` discards it. */
export interface SpanMarked {
  readonly type: 'span.marked';
  readonly edge: SpanEdge;
}

type FlowRecordingEvent =
  | { readonly type: 'recording.start' }
  | { readonly type: 'recording.stop' }
  | { readonly type: 'recording.dismiss' }
  | { readonly type: 'session.replaced' };

const marked = (edge: SpanEdge): SpanMarked => ({ type: 'span.marked', edge });

export const flowRecordingMachine = setup({
  types: {
    events: {} as FlowRecordingEvent,
    tags: {} as 'recording' | 'recorded' | 'interrupted',
    meta: {} as Meta,
  },
  actions: {
    markBegin: sendParent(marked('from')),
    markEnd: sendParent(marked('to')),
    markNone: sendParent(marked('none')),
  },
}).createMachine({
  id: 'flowRecording',
  description: 'Records a span of the running app.',
  initial: 'off',
  states: {
    off: {
      description: 'Nothing is being recorded.',
      on: { 'recording.start': { target: 'on', actions: 'markBegin' } },
    },
    on: {
      description: 'Everything the app does from here on is recorded.',
      tags: 'recording',
      meta: { see: 'timeline:recording.on' },
      on: {
        'recording.stop': { target: 'made', actions: 'markEnd' },
        'session.replaced': { target: 'interrupted' },
      },
    },
    made: {
      description: 'The recording can be named and saved.',
      tags: 'recorded',
      meta: { see: 'timeline:recording.made' },
      on: {
        'recording.start': { target: 'on', actions: 'markBegin' },
        'recording.dismiss': { target: 'off', actions: 'markNone' },
        'session.replaced': { target: 'off' },
      },
    },
    interrupted: {
      description: 'Another session is watched now, so the recording has ended.',
      tags: 'interrupted',
      meta: { see: 'timeline:recording.interrupted' },
      on: {
        'recording.start': { target: 'on', actions: 'markBegin' },
        'recording.dismiss': { target: 'off' },
      },
    },
  },
});

export type FlowRecordingActor = ActorRefFrom<typeof flowRecordingMachine>;
