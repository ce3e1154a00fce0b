import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '#services/failure.ts';
import type { FlowRefusal } from '../journal/flow-file.ts';
import type { Lie } from '../journal/lies.ts';
import type { Meta } from '../shared/meta.ts';
import { chartViewMachine } from './chart-view.machine.ts';
import type { CoveredBy } from './coverage-load.ts';
import { type LeftFlow, leaveFlow } from './leave-flow.ts';
import type { Annotations, OpenReel } from './open-reel.ts';
import { type FlowRead, projector, type ReelAnswer } from './projector.ts';
import { movedBack, nothingWritten, type SpanEdge, spanned } from './written.ts';

/**
 * What a phone shows of a session at one time. Elsewhere it decides what stands in the middle: who told whom what, or
 * the chart of the chosen actor.
 */
export type SessionPart = 'actors' | 'chart' | 'sequence' | 'details';

/**
 * What stands beside the chart: the step that has led here, what is on the screen, what can be done now and why not, what the chosen
 * actor holds, what of its chart was covered.
 */
export type SessionSide = 'step' | 'screen' | 'why' | 'context' | 'coverage';

export type FlowSessionEvent =
  /** A file was chosen or dropped; `file` is its address in the page (`blob:`). */
  | { readonly type: 'flow.open'; readonly file: string; readonly name: string }
  /** A session that is open elsewhere in this window is looked at here as well, by where the shelf has it. */
  | { readonly type: 'reel.copy'; readonly reel: string }
  | { readonly type: 'flow.dismiss' }
  | ReelAnswer
  /** The recording has more entries now. */
  | { readonly type: 'reel.grew'; readonly count: number; readonly lie: Lie | null }
  /** So many of its first entries are gone; a base stands for them. */
  | { readonly type: 'reel.cut'; readonly dropped: number }
  /** The newest moment is where a span begins or ends; `none`: there is no span. */
  | { readonly type: 'span.mark'; readonly edge: SpanEdge }
  /** The moment after so many entries. */
  | { readonly type: 'moment.go'; readonly index: number }
  | { readonly type: 'moment.goToEnd' }
  /** An actor is chosen by its path; `stem` is that of its chart, null where it has none. */
  | { readonly type: 'actor.choose'; readonly path: string; readonly stem: string | null }
  /** What was written to the moment after so many entries; empty takes it away. */
  | { readonly type: 'note.write'; readonly index: number; readonly text: string }
  | { readonly type: 'session.rename'; readonly name: string }
  /** From here, or up to here, it is worth looking at; a second time takes the mark away. */
  | { readonly type: 'mark.set'; readonly edge: 'from' | 'to' }
  /** The app is to go on from this moment in a new tab. */
  | { readonly type: 'continue.want' }
  | { readonly type: 'continue.dismiss' }
  | { readonly type: 'part.show'; readonly part: SessionPart }
  | { readonly type: 'side.show'; readonly side: SessionSide }
  /** What the reader asks why it is, or is not, possible. */
  | { readonly type: 'why.ask'; readonly text: string }
  /** Whose coverage is marked on the charts; null: nobody's. */
  | { readonly type: 'coverage.show'; readonly by: CoveredBy | null };

export interface FlowSessionInput {
  /** Under which key another page has left a recording for this one, or null. */
  readonly take: string | null;
  /** Which open session is looked at here as well, or null. */
  readonly copy: string | null;
}

interface Context extends FlowSessionInput {
  readonly session: OpenReel | null;
  readonly index: number;
  /** The chosen actor. */
  readonly path: string;
  readonly stem: string | null;
  readonly part: SessionPart;
  readonly side: SessionSide;
  readonly written: Annotations;
  readonly left: LeftFlow | null;
  readonly question: string;
  readonly coveredBy: CoveredBy | null;
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
    children: {} as { projector: 'projector'; chart: 'chart' },
    tags: {} as 'open' | 'reading' | 'refused' | 'failed' | 'following' | 'leaving' | 'left' | 'leftFailed',
    meta: {} as Meta,
  },
  actors: { projector, chart: chartViewMachine, leaveFlow },
  actions: {
    read: sendTo('projector', (_, { file, name }: Omit<FlowRead, 'type'>) => ({ type: 'flow.read', file, name })),
    takeLeft: sendTo('projector', ({ context: { take } }) => ({ type: 'flow.take', key: take ?? '' })),
    copyOpen: sendTo('projector', (_, { reel }: { reel: string }) => ({ type: 'flow.copy', reel })),
    show: assign((_, { session }: { session: OpenReel }) => ({
      session,
      index: session.written?.from ?? session.count,
      written: session.written ?? { ...nothingWritten, name: session.name },
      left: null,
      refusal: null,
      failure: null,
    })),
    grow: assign(({ context: { session } }, { count, lie }: { count: number; lie: Lie | null }) =>
      session ? { session: { ...session, count, lie } } : {},
    ),
    cutReel: assign(({ context: { session, index, written } }, { dropped }: { dropped: number }) =>
      session
        ? {
            session: { ...session, first: session.first + dropped, count: session.count - dropped },
            index: Math.max(0, index - dropped),
            written: movedBack(written, dropped),
          }
        : {},
    ),
    markSpan: assign(({ context: { session, written } }, { edge }: { edge: SpanEdge }) => ({
      written: spanned(written, edge, session?.count ?? 0),
    })),
    go: assign(({ context }, { index }: { index: number }) => ({ index: within(context, index) })),
    goToEnd: assign(({ context }) => ({ index: context.session?.count ?? 0 })),
    note: assign(({ context: { written } }, { index, text }: { index: number; text: string }) => {
      const others = written.notes.filter((note) => note.index !== index);
      const notes = text === '' ? others : [...others, { index, text }].toSorted((a, b) => a.index - b.index);
      return { written: { ...written, notes } };
    }),
    rename: assign(({ context: { written } }, { name }: { name: string }) => ({ written: { ...written, name } })),
    mark: assign(({ context: { written, index } }, { edge }: { edge: 'from' | 'to' }) => ({
      written: { ...written, [edge]: written[edge] === index ? null : index },
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
