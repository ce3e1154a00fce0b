import { Effect } from 'effect';
import { baseSession, sessionRefusal } from '#services/contract/base-session.contract.ts';
import { session } from '#services/contract/session.contract.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { bindOnce } from './bind-once.ts';

/** R8.2-7 to R8.2-9. Text: `session:error.<tag>`, or that of the network failure. */
export type BindWechatFailure =
  | { readonly tag: 'wechatBoundElsewhere' }
  | { readonly tag: 'alreadyBoundWechat' }
  | { readonly tag: 'loginFailed' }
  | Exclude<Failure, { readonly tag: 'refused' }>;

export const asBindWechatFailure = (failure: Failure): BindWechatFailure => {
  if (failure.tag !== 'refused') return failure;
  switch (failure.code) {
    case sessionRefusal.wechatBoundElsewhere:
      return { tag: 'wechatBoundElsewhere' };
    case sessionRefusal.alreadyBoundWechat:
      return { tag: 'alreadyBoundWechat' };
    default:
      return { tag: 'loginFailed' };
  }
};

/** The server's message for code 1 (R8.2-10), else empty. */
export const serverWords = (failure: Failure): string =>
  failure.tag === 'refused' && failure.code === sessionRefusal.failed ? failure.msg : '';

export const bindWechat = (code: string) =>
  bindOnce(
    ['bindWechat'],
    Effect.map(call(session.accountState), ({ isBindWechat }) => isBindWechat),
    call(baseSession.bindWechat, { body: { code } }),
  );
