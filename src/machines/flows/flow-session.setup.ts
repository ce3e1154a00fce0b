import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '#services/failure.ts';
import type { FlowRefusal } from '../journal/flow-file.ts';
import type { Violation } from '../journal/journal-validation.ts';
import type { Meta } from '../kit/meta.ts';
import { noAnnotations, type SpanEdge, withoutFirst, withSpan } from './annotations.ts';
import { chartViewMachine } from './chart-view.machine.ts';
import type { CoveredBy } from './coverage-load.ts';
import { type FlowHandover, handOverFlow } from './hand-over-flow.ts';
import type { Annotations, OpenRecording } from './open-recording.ts';
import { type FlowRead, type RecordingAnswer, recordingLoader } from './recording-loader.ts';

/** The part shown on a phone; on a desktop it selects sequence or chart for the middle. */
export type SessionPart = 'actors' | 'chart' | 'sequence' | 'details';

export type SessionSide = 'step' | 'screen' | 'why' | 'context' | 'coverage';

type FlowSessionEvent =
  /** `file` is a `blob:` address, `size` in bytes. */
  | { readonly type: 'flow.open'; readonly file: string; readonly name: string; readonly size: number }
  | { readonly type: 'flow.stop' }
  /** Opens a copy of a recording that is already open. */
  | { readonly type: 'recording.copy'; readonly recording: string }
  | { readonly type: 'flow.dismiss' }
  | RecordingAnswer
  | { readonly type: 'recording.grew'; readonly count: number; readonly violation: Violation | null }
  /** A base replaces the first `dropped` entries. */
  | { readonly type: 'recording.cut'; readonly dropped: number }
  | { readonly type: 'span.mark'; readonly edge: SpanEdge }
  /** `index`: number of applied entries. */
  | { readonly type: 'moment.go'; readonly index: number }
  | { readonly type: 'moment.goToEnd' }
  | { readonly type: 'actor.choose'; readonly path: string; readonly stem: string | null }
  /** Empty `text` deletes the note. */
  | { readonly type: 'note.write'; readonly index: number; readonly text: string }
  | { readonly type: 'session.rename'; readonly name: string }
  /** A second time removes the mark. */
  | { readonly type: 'mark.set'; readonly edge: 'from' | 'to' }
  | { readonly type: 'continue.want' }
  | { readonly type: 'continue.dismiss' }
  | { readonly type: 'part.show'; readonly part: SessionPart }
  | { readonly type: 'side.show'; readonly side: SessionSide }
  | { readonly type: 'why.ask'; readonly text: string }
  | { readonly type: 'coverage.show'; readonly by: CoveredBy | null };

export interface FlowSessionInput {
  /** Key under which another page stored a recording for this one, or null. */
  readonly take: string | null;
  readonly copy: string | null;
}

interface Context extends FlowSessionInput {
  readonly session: OpenRecording | null;
  readonly index: number;
  readonly path: string;
  readonly stem: string | null;
  readonly part: SessionPart;
  readonly side: SessionSide;
  readonly annotations: Annotations;
  readonly handedOver: FlowHandover | null;
  readonly question: string;
  readonly coveredBy: CoveredBy | null;
  /** How much of a file has been read. */
  readonly percent: number;
  readonly refusal: FlowRefusal | null;
  readonly failure: Failure | null;
}

const within = ({ session }: Context, index: number): number =>
  Math.min(Math.max(Math.trunc(index), 0), session?.count ?? 0);

export const flowSessionSetup = setup({
  types: {
    context: {} as Context,
    input: {} as FlowSessionInput,
    events: {} as FlowSessionEvent,
    children: {} as { recordingLoader: 'recordingLoader'; chart: 'chart' },
    tags: {} as
      | 'open'
      | 'reading'
      | 'refused'
      | 'failed'
      | 'following'
      | 'handingOver'
      | 'handedOver'
      | 'handoverFailed',
    meta: {} as Meta,
  },
  actors: { recordingLoader, chart: chartViewMachine, handOverFlow },
  actions: {
    read: sendTo('recordingLoader', (_, { file, name, size }: Omit<FlowRead, 'type'>) => ({
      type: 'flow.read',
      file,
      name,
      size,
    })),
    stopReading: sendTo('recordingLoader', { type: 'flow.stop' }),
    takeLeft: sendTo('recordingLoader', ({ context: { take } }) => ({ type: 'flow.take', key: take ?? '' })),
    copyOpen: sendTo('recordingLoader', (_, { recording }: { recording: string }) => ({
      type: 'flow.copy',
      recording,
    })),
    show: assign((_, { session }: { session: OpenRecording }) => ({
      session,
      index: session.annotations?.from ?? session.count,
      annotations: session.annotations ?? { ...noAnnotations, name: session.name },
      handedOver: null,
      refusal: null,
      failure: null,
    })),
    grow: assign(({ context: { session } }, { count, violation }: { count: number; violation: Violation | null }) =>
      session ? { session: { ...session, count, violation } } : {},
    ),
    cutRecording: assign(({ context: { session, index, annotations } }, { dropped }: { dropped: number }) =>
      session
        ? {
            session: { ...session, first: session.first + dropped, count: session.count - dropped },
            index: Math.max(0, index - dropped),
            annotations: withoutFirst(annotations, dropped),
          }
        : {},
    ),
    markSpan: assign(({ context: { session, annotations } }, { edge }: { edge: SpanEdge }) => ({
      annotations: withSpan(annotations, edge, session?.count ?? 0),
    })),
    go: assign(({ context }, { index }: { index: number }) => ({ index: within(context, index) })),
    goToEnd: assign(({ context }) => ({ index: context.session?.count ?? 0 })),
    note: assign(({ context: { annotations } }, { index, text }: { index: number; text: string }) => {
      const others = annotations.notes.filter((note) => note.index !== index);
      const notes = text === '' ? others : [...others, { index, text }].toSorted((a, b) => a.index - b.index);
      return { annotations: { ...annotations, notes } };
    }),
    rename: assign(({ context: { annotations } }, { name }: { name: string }) => ({
      annotations: { ...annotations, name },
    })),
    mark: assign(({ context: { annotations, index } }, { edge }: { edge: 'from' | 'to' }) => ({
      annotations: { ...annotations, [edge]: annotations[edge] === index ? null : index },
    })),
    choose: assign((_, { path, stem }: { path: string; stem: string | null }) => ({ path, stem })),
  },
  guards: {
    isCopying: ({ context: { copy } }) => copy !== null,
    isTaking: ({ context: { take } }) => take !== null,
    isAtEnd: ({ context }, { index }: { index: number }) => within(context, index) === (context.session?.count ?? 0),
    isElsewhere: ({ context }) => context.index !== (context.session?.count ?? 0),
    isOtherChart: ({ context }, { stem }: { stem: string | null }) => stem !== null && stem !== context.stem,
    hasNoChart: (_, { stem }: { stem: string | null }) => stem === null,
  },
});
