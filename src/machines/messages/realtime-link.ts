import { Context, Effect } from 'effect';
import { type AnyEventObject, fromCallback } from 'xstate';
import { reconnectWait } from '#services/contract/constants.ts';
import { type OutgoingMessage, type Push, readPush } from '#services/contract/realtime.contract.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { Chance, Sockets, Store, Time } from '#services/env.ts';
import { openLink } from '#services/realtime/link.ts';
import { envOf } from '../kit/env.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { MessageKey } from '../kit/residents.ts';

export type LinkEvent =
  /** `isAnswering`: the server answers within `lineAnswerWait`. */
  | { readonly type: 'link.up'; readonly isAnswering: boolean }
  | { readonly type: 'link.down' }
  | { readonly type: 'link.refused' }
  | { readonly type: 'link.pushed'; readonly push: Push }
  | { readonly type: 'link.receipted'; readonly key: MessageKey }
  | { readonly type: 'link.garbled' }
  | { readonly type: 'link.quiet' }
  | { readonly type: 'link.received' }
  | { readonly type: 'link.unanswered' };

type LinkCommand = { readonly type: 'link.send'; readonly message: OutgoingMessage } | { readonly type: 'link.ask' };

const isCommand = (event: AnyEventObject): event is LinkCommand => ['link.send', 'link.ask'].includes(event.type);

/** One connection with the current token, if it is the member's. */
export const link = fromCallback<AnyEventObject, { memberId: string }, LinkEvent>(
  ({ input, sendBack, receive, system }) => {
    const env = envOf(system);
    const session = Context.get(env, Store).peek(stored.session);
    const { open } = Context.get(env, Sockets);
    let isOpen = true;
    const notify = (event: LinkEvent): void => {
      if (isOpen) sendBack(event);
    };
    if (session === null || (session.identity !== null && session.identity !== input.memberId)) {
      queueMicrotask(() => notify({ type: 'link.down' }));
      return () => {
        isOpen = false;
      };
    }
    const line = openLink(
      { token: session.token, openSocket: open, clock: Context.get(env, Time) },
      {
        up: (isAnswering) => notify({ type: 'link.up', isAnswering }),
        down: () => notify({ type: 'link.down' }),
        refused: () => notify({ type: 'link.refused' }),
        quiet: () => notify({ type: 'link.quiet' }),
        received: () => notify({ type: 'link.received' }),
        unanswered: () => notify({ type: 'link.unanswered' }),
        pushed: (body) => {
          for (const push of readPush(body))
            notify(push.type === 1 || push.message ? { type: 'link.pushed', push } : { type: 'link.garbled' });
        },
      },
    );
    receive((event) => {
      if (!isCommand(event)) return;
      if (event.type === 'link.ask') return line.ask();
      const { msgFrom, convId, sentTime } = event.message;
      line.send(JSON.stringify(event.message), () =>
        notify({ type: 'link.receipted', key: { msgFrom, convId, sentTime } }),
      );
    });
    return () => {
      isOpen = false;
      line.close();
    };
  },
);

/** Full jitter with a limit that grows with each attempt: clients must not all reconnect at once. */
export const drawWait = fromEffect<number, { tries: number }>(({ tries }) =>
  Effect.map(Chance, ({ token }) => {
    const drawn = Number.parseInt(token(8), 36) / 36 ** 8;
    return Math.round(drawn * Math.min(reconnectWait.cap, reconnectWait.first * reconnectWait.growth ** tries));
  }),
);
