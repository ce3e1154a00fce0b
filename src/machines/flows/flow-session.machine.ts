import { type ActorRefFrom, assign, type SnapshotFrom, sendTo } from 'xstate';
import type { Failure } from '#services/failure.ts';
import type { FlowRefusal } from '../journal/flow-file.ts';
import { assignFailure } from '../kit/assign-failure.ts';
import { withEvent } from '../kit/with-event.ts';
import { noAnnotations } from './annotations.ts';
import { flowSessionSetup, type SessionPart, type SessionSide } from './flow-session.setup.ts';
import type { FlowHandover } from './hand-over-flow.ts';
import type { Annotations, OpenRecording } from './open-recording.ts';

export const flowSessionMachine = flowSessionSetup.createMachine({
  id: 'flowSession',
  description: 'Replays a recorded session: any moment, and every flow at that moment.',
  context: ({ input }) => ({
    ...input,
    session: null,
    index: 0,
    path: '',
    stem: 'app',
    part: 'chart',
    side: 'step',
    annotations: noAnnotations,
    handedOver: null,
    question: '',
    coveredBy: null,
    percent: 0,
    refusal: null,
    failure: null,
  }),
  type: 'parallel',
  invoke: { id: 'recordingLoader', src: 'recordingLoader', onError: { actions: [] } },
  on: {
    'part.show': { actions: assign({ part: ({ event }) => event.part }) },
    'side.show': { actions: assign({ side: ({ event }) => event.side }) },
    'why.ask': { actions: assign({ question: ({ event }) => event.text }) },
  },
  states: {
    file: {
      initial: 'arriving',
      on: {
        'flow.open': { target: '.reading', actions: withEvent('read') },
        'recording.copy': { target: '.reading', actions: withEvent('copyOpen') },
        'recording.opened': { target: '.idle' },
      },
      states: {
        arriving: {
          description: 'Has another page handed over a recording?',
          always: [
            { guard: 'isTaking', target: 'reading', actions: 'takeLeft' },
            {
              guard: 'isCopying',
              target: 'reading',
              actions: { type: 'copyOpen', params: ({ context: { copy } }) => ({ recording: copy ?? '' }) },
            },
            { target: 'idle' },
          ],
        },
        idle: { description: 'No file is being read.' },
        reading: {
          description: 'A file is being read; the open session stays.',
          tags: 'reading',
          meta: { see: 'timeline:reading' },
          entry: assign({ percent: 0 }),
          on: {
            'recording.progressed': { actions: assign({ percent: ({ event }) => event.percent }) },
            'flow.stop': { target: 'idle', actions: 'stopReading' },
            'recording.refused': { target: 'refused', actions: assign({ refusal: ({ event }) => event.refusal }) },
            'recording.failed': { target: 'failed', actions: assign({ failure: ({ event }) => event.failure }) },
          },
        },
        refused: {
          description: 'The file cannot be opened, and the page says why; the open session stays.',
          tags: 'refused',
          meta: { see: 'timeline:refused' },
          on: { 'flow.dismiss': { target: 'idle' } },
        },
        failed: {
          description: 'The file or the charts could not be read; the open session stays.',
          tags: 'failed',
          meta: { see: 'timeline:failed' },
          on: { 'flow.dismiss': { target: 'idle' } },
        },
      },
    },
    session: {
      initial: 'none',
      on: {
        'recording.opened': {
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
            'note.write': { actions: withEvent('note') },
            'session.rename': { actions: withEvent('rename') },
            'span.mark': { actions: withEvent('markSpan') },
            'recording.cut': { actions: withEvent('cutRecording') },
            'mark.set': { actions: withEvent('mark') },
          },
          states: {
            app: {
              initial: 'here',
              on: { 'continue.dismiss': { target: '.here' } },
              states: {
                here: {
                  description: 'The app can continue from this moment in a new tab.',
                  on: { 'continue.want': { target: 'handingOver' } },
                },
                handingOver: {
                  description: 'The recording up to this moment is being handed to the new tab.',
                  tags: 'handingOver',
                  invoke: {
                    id: 'handOverFlow',
                    src: 'handOverFlow',
                    input: ({ context: { session, index } }) => ({ session, index }),
                    onDone: { target: 'handedOver', actions: assign({ handedOver: ({ event }) => event.output }) },
                    onError: { target: 'failed', actions: assignFailure },
                  },
                },
                handedOver: {
                  description: 'The app continues in a new tab, or by a link where the browser blocked the tab.',
                  tags: 'handedOver',
                  meta: { see: 'timeline:continue.left' },
                  on: { 'continue.want': { target: 'handingOver' } },
                },
                failed: {
                  description: 'The recording could not be handed over, and the page says why.',
                  tags: 'handoverFailed',
                  meta: { see: 'timeline:continue.failed' },
                  on: { 'continue.want': { target: 'handingOver' } },
                },
              },
            },
            moment: {
              initial: 'following',
              on: {
                'moment.go': [
                  {
                    guard: withEvent('isAtEnd'),
                    target: '.following',
                    actions: withEvent('go'),
                  },
                  { target: '.pinned', actions: withEvent('go') },
                ],
                'moment.goToEnd': { target: '.following', actions: 'goToEnd' },
              },
              states: {
                following: {
                  description: 'The newest moment is shown and updates as more is recorded.',
                  tags: 'following',
                  always: { guard: 'isElsewhere', target: 'pinned' },
                  on: { 'recording.grew': { actions: [withEvent('grow'), 'goToEnd'] } },
                },
                pinned: {
                  description: 'One moment is shown, whatever is recorded after it.',
                  on: { 'recording.grew': { actions: withEvent('grow') } },
                },
              },
            },
            chart: {
              initial: 'shown',
              on: {
                'actor.choose': [
                  {
                    guard: withEvent('hasNoChart'),
                    target: '.none',
                    actions: withEvent('choose'),
                  },
                  {
                    guard: withEvent('isOtherChart'),
                    target: '.shown',
                    reenter: true,
                    actions: withEvent('choose'),
                  },
                  { actions: withEvent('choose') },
                ],
              },
              states: {
                none: {
                  description: 'The chosen actor has no chart: it only runs one effect and answers.',
                  meta: { see: 'timeline:chart.none' },
                },
                shown: {
                  description: 'The chart of the chosen flow is shown with its current state lit.',
                  invoke: {
                    id: 'chart',
                    src: 'chart',
                    input: ({ context: { stem, session, coveredBy } }) => ({
                      stem: stem ?? 'app',
                      state: null,
                      recording: session?.recording ?? null,
                      coveredBy,
                    }),
                  },
                  on: {
                    'coverage.show': {
                      actions: [assign({ coveredBy: ({ event }) => event.by }), sendTo('chart', ({ event }) => event)],
                    },
                  },
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

export const selectSession = ({ context }: Snapshot): OpenRecording | null => context.session;
export const selectIndex = ({ context }: Snapshot): number => context.index;
export const selectPath = ({ context }: Snapshot): string => context.path;
export const selectPart = ({ context }: Snapshot): SessionPart => context.part;
export const selectSide = ({ context }: Snapshot): SessionSide => context.side;
export const selectAnnotations = ({ context }: Snapshot): Annotations => context.annotations;
export const selectHandedOver = ({ context }: Snapshot): FlowHandover | null => context.handedOver;
export const selectQuestion = ({ context }: Snapshot): string => context.question;
export const selectPercent = ({ context }: Snapshot): number => context.percent;
export const selectRefusal = ({ context }: Snapshot): FlowRefusal | null => context.refusal;
export const selectSessionFailure = ({ context }: Snapshot): Failure | null => context.failure;
