import { type Context, Effect } from 'effect';
import type { Wechat } from '../env.ts';
import type { Failure } from '../failure.ts';
import type { QrLoginOptions } from './qr-login.ts';

/** `Wechat`, brought when it is first asked: no page needs it before the reader logs in, or outside of WeChat. */
export const laterQrLogin = (options: QrLoginOptions): Context.Service.Shape<typeof Wechat> => {
  const brought = Effect.tryPromise({
    try: async () => (await import('./qr-login.ts')).qrLogin(options),
    catch: (): Failure => ({ tag: 'offline' }),
  });
  return {
    open: () => Effect.flatMap(brought, (wechat) => wechat.open()),
    poll: (uuid, last) => Effect.flatMap(brought, (wechat) => wechat.poll(uuid, last)),
    authorize: (asked) => Effect.flatMap(brought, (wechat) => wechat.authorize(asked)),
    showCard: (config, card) =>
      Effect.tryPromise({
        try: async () => (await import('./card.ts')).showCard(config, card),
        catch: (thrown): Failure => ({ tag: 'crashed', reason: `WeChat: ${thrown}` }),
      }),
  };
};
