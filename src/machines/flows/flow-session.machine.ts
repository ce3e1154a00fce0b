import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Failure, toFailure } from '#services/failure.ts';
import type { FlowRefusal } from '../journal/flow-file.ts';
import type { Lie } from '../journal/lies.ts';
import type { Meta } from '../shared/meta.ts';
import { chartViewMachine } from './chart-view.machine.ts';
import { type LeftFlow, leaveFlow } from './leave-flow.ts';
import type { Annotations, OpenReel } from './open-reel.ts';
import { type FlowRead, projector, type ReelAnswer } from './projector.ts';

/**
 * What a phone shows of a session at one time. Elsewhere it decides what stands in the middle: who told whom what, or
 * the chart of the chosen actor.
 */
export type SessionPart = 'actors' | 'chart' | 'sequence' | 'details';

/**
 * What stands beside the chart: the step that has led here, what is on the screen, what can be done now and why not, what the chosen
 * actor holds.
 */
export type SessionSide = 'step' | 'screen' | 'why' | 'context';

export type FlowSessionEvent =
  /** A file was chosen or dropped; `file` is its address in the page (`blob:`). */
  | { readonly type: 'flow.open'; readonly file: string; readonly name: string }
  | { readonly type: 'flow.dismiss' }
  | ReelAnswer
  /** The recording has more entries now. */
  | { readonly type: 'reel.grew'; readonly count: number; readonly lie: Lie | null }
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
  | { readonly type: 'connection.returned' };

interface Context {
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
  readonly refusal: FlowRefusal | null;
  readonly failure: Failure | null;
}

const within = ({ session }: Context, index: number): number =>
  Math.min(Math.max(Math.trunc(index), 0), session?.count ?? 0);

const nothingWritten: Annotations = { name: '', notes: [], from: null, to: null };

/** A recorded session in the flow studio: opened, gone through to and fro, one of its actors looked at. */
export const flowSessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FlowSessionEvent,
    children: {} as { projector: 'projector'; chart: 'chart' },
    tags: {} as 'open' | 'reading' | 'refused' | 'failed' | 'following' | 'leaving' | 'left' | 'leftFailed',
    meta: {} as Meta,
  },
  actors: { projector, chart: chartViewMachine, leaveFlow },
  actions: {
    read: sendTo('projector', (_, { file, name }: Omit<FlowRead, 'type'>) => ({ type: 'flow.read', file, name })),
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
    isAtEnd: ({ context }, { index }: { index: number }) => within(context, index) === (context.session?.count ?? 0),
    isElsewhere: ({ context }) => context.index !== (context.session?.count ?? 0),
    isOtherChart: ({ context }, { stem }: { stem: string | null }) => stem !== null && stem !== context.stem,
    hasNoChart: (_, { stem }: { stem: string | null }) => stem === null,
  },
}).createMachine({
  id: 'flowSession',
  description: 'A recorded session, looked at: any moment of it, and every actor at that moment.',
  context: {
    session: null,
    index: 0,
    path: '',
    stem: 'app',
    part: 'chart',
    side: 'step',
    written: nothingWritten,
    left: null,
    question: '',
    refusal: null,
    failure: null,
  },
  type: 'parallel',
  invoke: { id: 'projector', src: 'projector', onError: { actions: [] } },
  on: {
    'part.show': { actions: assign({ part: ({ event }) => event.part }) },
    'side.show': { actions: assign({ side: ({ event }) => event.side }) },
    'why.ask': { actions: assign({ question: ({ event }) => event.text }) },
  },
  states: {
    file: {
      initial: 'idle',
      on: {
        'flow.open': { target: '.reading', actions: { type: 'read', params: ({ event }) => event } },
        'reel.opened': { target: '.idle' },
      },
      states: {
        idle: { description: 'No file is being read.' },
        reading: {
          description: 'A file is being read; what was shown before is still there.',
          tags: 'reading',
          meta: { see: 'timeline:reading' },
          on: {
            'reel.refused': { target: 'refused', actions: assign({ refusal: ({ event }) => event.refusal }) },
            'reel.failed': { target: 'failed', actions: assign({ failure: ({ event }) => event.failure }) },
          },
        },
        refused: {
          description: 'The file cannot be opened, and it says why; what was shown before is still there.',
          tags: 'refused',
          meta: { see: 'timeline:refused' },
          on: { 'flow.dismiss': { target: 'idle' } },
        },
        failed: {
          description: 'The file or the charts could not be read; what was shown before is still there.',
          tags: 'failed',
          meta: { see: 'timeline:failed' },
          on: { 'flow.dismiss': { target: 'idle' } },
        },
      },
    },
    session: {
      initial: 'none',
      on: {
        'reel.opened': {
          target: '.open',
          actions: { type: 'show', params: ({ event: { type: _, ...session } }) => ({ session }) },
        },
      },
      states: {
        none: { description: 'No session is open yet.', meta: { see: 'timeline:empty.title' } },
        open: {
          description: 'A session is open at one of its moments.',
          tags: 'open',
          type: 'parallel',
          on: {
            'note.write': { actions: { type: 'note', params: ({ event }) => event } },
            'session.rename': { actions: { type: 'rename', params: ({ event }) => event } },
            'mark.set': { actions: { type: 'mark', params: ({ event }) => event } },
          },
          states: {
            app: {
              initial: 'here',
              on: { 'continue.dismiss': { target: '.here' } },
              states: {
                here: {
                  description: 'The app can be made to go on from this moment in a new tab.',
                  on: { 'continue.want': { target: 'leaving' } },
                },
                leaving: {
                  description: 'The recording up to this moment is left for the new tab.',
                  tags: 'leaving',
                  invoke: {
                    id: 'leaveFlow',
                    src: 'leaveFlow',
                    input: ({ context: { session, index } }) => ({ session, index }),
                    onDone: { target: 'left', actions: assign({ left: ({ event }) => event.output }) },
                    onError: { target: 'failed', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
                  },
                },
                left: {
                  description: 'The app goes on in a new tab, or by a link where the browser opened none.',
                  tags: 'left',
                  meta: { see: 'timeline:continue.left' },
                  on: { 'continue.want': { target: 'leaving' } },
                },
                failed: {
                  description: 'The recording could not be left for a new tab, and it says why.',
                  tags: 'leftFailed',
                  meta: { see: 'timeline:continue.failed' },
                  on: { 'continue.want': { target: 'leaving' } },
                },
              },
            },
            moment: {
              initial: 'following',
              on: {
                'moment.go': [
                  {
                    guard: { type: 'isAtEnd', params: ({ event }) => event },
                    target: '.following',
                    actions: { type: 'go', params: ({ event }) => event },
                  },
                  { target: '.standing', actions: { type: 'go', params: ({ event }) => event } },
                ],
                'moment.goToEnd': { target: '.following', actions: 'goToEnd' },
              },
              states: {
                following: {
                  description: 'The newest moment is shown, also when more is recorded.',
                  tags: 'following',
                  always: { guard: 'isElsewhere', target: 'standing' },
                  on: { 'reel.grew': { actions: [{ type: 'grow', params: ({ event }) => event }, 'goToEnd'] } },
                },
                standing: {
                  description: 'One moment is shown, whatever comes after it.',
                  on: { 'reel.grew': { actions: { type: 'grow', params: ({ event }) => event } } },
                },
              },
            },
            chart: {
              initial: 'shown',
              on: {
                'actor.choose': [
                  {
                    guard: { type: 'hasNoChart', params: ({ event }) => event },
                    target: '.none',
                    actions: { type: 'choose', params: ({ event }) => event },
                  },
                  {
                    guard: { type: 'isOtherChart', params: ({ event }) => event },
                    target: '.shown',
                    reenter: true,
                    actions: { type: 'choose', params: ({ event }) => event },
                  },
                  { actions: { type: 'choose', params: ({ event }) => event } },
                ],
              },
              states: {
                none: {
                  description: 'The chosen actor is no chart: it only does something, and answers.',
                  meta: { see: 'timeline:chart.none' },
                },
                shown: {
                  description: 'The chart of the chosen actor, with its state lit.',
                  invoke: {
                    id: 'chart',
                    src: 'chart',
                    input: ({ context: { stem } }) => ({ stem: stem ?? 'app', state: null }),
                  },
                  on: { 'connection.returned': { actions: sendTo('chart', ({ event }) => event) } },
                },
              },
            },
          },
        },
      },
    },
  },
});

export type FlowSessionActor = ActorRefFrom<typeof flowSessionMachine>;
type Snapshot = SnapshotFrom<typeof flowSessionMachine>;

export const selectSession = ({ context }: Snapshot): OpenReel | null => context.session;
export const selectIndex = ({ context }: Snapshot): number => context.index;
export const selectPath = ({ context }: Snapshot): string => context.path;
export const selectPart = ({ context }: Snapshot): SessionPart => context.part;
export const selectSide = ({ context }: Snapshot): SessionSide => context.side;
export const selectWritten = ({ context }: Snapshot): Annotations => context.written;
export const selectLeft = ({ context }: Snapshot): LeftFlow | null => context.left;
export const selectQuestion = ({ context }: Snapshot): string => context.question;
export const selectRefusal = ({ context }: Snapshot): FlowRefusal | null => context.refusal;
export const selectSessionFailure = ({ context }: Snapshot): Failure | null => context.failure;
