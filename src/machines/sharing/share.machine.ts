import { Effect } from 'effect';
import { type ActorRefFrom, assign, type NonReducibleUnknown, setup } from 'xstate';
import { tipHiddenAfter } from '#services/contract/constants.ts';
import type { Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';

export type ShareEvent =
  | { readonly type: 'share.open' }
  | { readonly type: 'share.close' }
  | { readonly type: 'share.retry' }
  | { readonly type: 'link.copied' }
  | { readonly type: 'link.refused' }
  /** Result of the system's share dialog; cancelling it sends nothing. */
  | { readonly type: 'share.given' }
  | { readonly type: 'share.refused' }
  | { readonly type: 'connection.returned' };

interface Context<Input> {
  readonly input: Input;
  readonly code: string | null;
}

const asPicture = (address: string): Effect.Effect<string, Failure> =>
  /^(data:|https?:\/\/|\/)/.test(address)
    ? Effect.succeed(address)
    : Effect.fail({ tag: 'malformed', endpoint: 'miniappCode', reason: 'no address of a picture' });

/** Sharing of a page: link, QR code and, with `loadCode`, the mini program's code; null for pages without one. */
export const shareMachine = <Input extends NonReducibleUnknown>(
  loadCode: ((input: Input) => Effect.Effect<string, Failure, Services>) | null,
) =>
  setup({
    types: {
      context: {} as Context<Input>,
      events: {} as ShareEvent,
      input: {} as Input,
      tags: {} as 'open' | 'codeWaits' | 'codeFailed' | 'copied' | 'refused' | 'ungiven',
      meta: {} as Meta,
    },
    actors: {
      loadCode: fromEffect<string, { input: Input }>(({ input }) =>
        loadCode ? Effect.flatMap(loadCode(input), asPicture) : Effect.succeed(''),
      ),
    },
    guards: { hasCode: ({ context }) => context.code !== null, hasNone: () => loadCode === null },
    delays: { tipHiddenAfter },
  }).createMachine({
    id: 'share',
    description: 'Shares a page: a dialog with its link and its QR codes.',
    context: ({ input }) => ({ input, code: null }),
    initial: 'closed',
    states: {
      closed: { description: 'The dialog is closed.', on: { 'share.open': { target: 'open' } } },
      open: {
        description: 'The dialog with link and QR codes is open.',
        tags: 'open',
        type: 'parallel',
        on: { 'share.close': { target: 'closed' }, 'share.given': { target: 'closed' } },
        states: {
          code: {
            initial: 'deciding',
            states: {
              deciding: {
                description: 'Is the mini-program code loaded already?',
                always: [
                  { guard: 'hasNone', target: 'none' },
                  { guard: 'hasCode', target: 'shown' },
                  { target: 'loading' },
                ],
              },
              none: { description: 'The mini program does not have this page.' },
              loading: {
                description: 'The mini-program code is being loaded behind a placeholder.',
                tags: 'codeWaits',
                invoke: {
                  id: 'loadCode',
                  src: 'loadCode',
                  input: ({ context }) => ({ input: context.input }),
                  onDone: { target: 'shown', actions: assign({ code: ({ event }) => event.output }) },
                  onError: { target: 'failed' },
                },
              },
              shown: { description: 'The mini-program code can be scanned.' },
              failed: {
                description: 'The mini-program code could not be loaded; link and QR code still work.',
                tags: 'codeFailed',
                meta: { see: 'share:miniappFailed' },
                on: { 'share.retry': { target: 'loading' }, 'connection.returned': { target: 'loading' } },
              },
            },
          },
          link: {
            initial: 'plain',
            on: {
              'link.copied': { target: '.copied' },
              'link.refused': { target: '.refused' },
              'share.refused': { target: '.ungiven' },
            },
            states: {
              plain: { description: 'The link can be copied.' },
              copied: {
                description: 'A confirmation is shown for a while.',
                tags: 'copied',
                meta: { requirements: ['R8.5-13'] },
                after: { tipHiddenAfter: { target: 'plain' } },
              },
              refused: { description: 'The browser did not allow copying: the user copies by hand.', tags: 'refused' },
              ungiven: {
                description: 'No app of the device accepted the page; link and QR codes still work.',
                tags: 'ungiven',
              },
            },
          },
        },
      },
    },
  });

export type ShareActor<Input extends NonReducibleUnknown> = ActorRefFrom<ReturnType<typeof shareMachine<Input>>>;

interface Snapshot {
  readonly context: { readonly code: string | null };
}

export const selectCode = ({ context }: Snapshot): string | null => context.code;
