import { Effect } from 'effect';
import { session } from '#services/contract/session.contract.ts';
import { sessionRefusal, standing } from '#services/contract/standing.contract.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { bindOnce } from './bind-once.ts';

/** Why WeChat was not bound (R8.2-7 to R8.2-9). Its text is `session:error.<tag>`, or that of the network failure. */
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

/** What the server itself says with code 1 (R8.2-10); empty for all else. */
export const serverWords = (failure: Failure): string =>
  failure.tag === 'refused' && failure.code === sessionRefusal.failed ? failure.msg : '';

/** Binds the WeChat account behind the code to the member (R7.1-17). */
export const bindWechat = (code: string) =>
  bindOnce(
    ['bindWechat'],
    Effect.map(call(session.accountState), ({ isBindWechat }) => isBindWechat),
    call(standing.bindWechat, { body: { code } }),
  );
