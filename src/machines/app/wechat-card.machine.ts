import { Effect } from 'effect';
import { assign, setup } from 'xstate';
import { basic } from '#services/contract/basic.contract.ts';
import { requestTimeout } from '#services/contract/constants.ts';
import { type Card, callKept, forget, Wechat } from '#services/env.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { withEvent } from '../kit/with-event.ts';

/** `signed`: the address whose signature WeChat checks, without fragment. */
export interface PageDescribed {
  readonly type: 'page.described';
  readonly signed: string;
  readonly card: Card;
}

type WechatCardEvent = PageDescribed | { readonly type: 'connection.returned' };

type Described = Omit<PageDescribed, 'type'>;

interface ChartContext {
  readonly isInWechat: boolean;
  readonly described: Described;
}

const none: Described = { signed: '', card: { title: '', text: '', link: '', image: '' } };

/** Returns what is shown. A signature is kept for its address until WeChat refuses it. */
const show = fromEffect<Described, Described>((described) => {
  const input = { query: { url: described.signed } };
  return Effect.flatMap(callKept(basic.wechatJsConfig, input), (config) =>
    Effect.flatMap(Wechat, (wechat) => wechat.showCard(config, described.card)),
  ).pipe(
    Effect.tapError(() => forget(basic.wechatJsConfig, input)),
    Effect.as(described),
  );
});

/** The card of a page shared in WeChat (R7.4-23); elsewhere it does nothing. */
export const wechatCardMachine = setup({
  types: {
    context: {} as ChartContext,
    events: {} as WechatCardEvent,
    input: {} as Pick<ChartContext, 'isInWechat'>,
    meta: {} as Meta,
  },
  actors: { show },
  actions: {
    describePage: assign(({ event }) =>
      event.type === 'page.described' ? { described: { signed: event.signed, card: event.card } } : {},
    ),
  },
  guards: {
    isInWechat: ({ context }) => context.isInWechat,
    isOtherPage: ({ context }, { signed, card }: Described) =>
      JSON.stringify(context.described) !== JSON.stringify({ signed, card }),
    isOtherAddress: ({ context }, { signed }: Described) => context.described.signed !== signed,
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'wechatCard',
  description: 'How WeChat shows a page that is shared.',
  context: ({ input: { isInWechat } }) => ({ isInWechat, described: none }),
  initial: 'none',
  states: {
    none: {
      description: 'No page has been described, or this is not WeChat.',
      on: {
        'page.described': { guard: 'isInWechat', target: 'setting', actions: 'describePage' },
      },
    },
    setting: {
      description: 'The backend signs the page, and WeChat receives its title and picture.',
      meta: { requirements: ['R7.4-23'] },
      invoke: {
        id: 'show',
        src: 'show',
        input: ({ context }) => context.described,
        onDone: [
          {
            guard: { type: 'isOtherPage', params: ({ context, event }) => event.output ?? context.described },
            target: 'setting',
            reenter: true,
          },
          { target: 'cardSet' },
        ],
        onError: { target: 'refused' },
      },
      after: { requestTimeout: { target: 'refused' } },
      on: {
        'page.described': [
          {
            guard: withEvent('isOtherAddress'),
            target: 'setting',
            reenter: true,
            actions: 'describePage',
          },
          { actions: 'describePage' },
        ],
      },
    },
    cardSet: {
      description: 'A shared page shows its title, its summary and its picture.',
      on: {
        'page.described': {
          guard: withEvent('isOtherPage'),
          target: 'setting',
          actions: 'describePage',
        },
      },
    },
    refused: {
      description: 'WeChat did not accept the card; a shared page shows its address only.',
      on: {
        'page.described': { guard: withEvent('isOtherPage'), target: 'setting', actions: 'describePage' },
        'connection.returned': { target: 'setting' },
      },
    },
  },
});
