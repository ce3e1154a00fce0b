import { Effect } from 'effect';
import { type StoredReturnTarget, stored } from '#services/contract/stored.contract.ts';
import { Chance, Store, Time, Wechat } from '#services/env.ts';
import { toFailure } from '#services/failure.ts';
import { fromEffect } from '../kit/from-effect.ts';

export type WechatReturnTarget = NonNullable<StoredReturnTarget>;

export interface Departure extends Omit<WechatReturnTarget, 'state' | 'createdAt'> {
  readonly authorizeUrl: string;
  readonly returnTo: string;
}

const stateLength = 32;
export const returnTargetLife = 30 * 60 * 1_000;

/** Stores the return target; yields the URL of WeChat's consent page. Fails without storage. */
export const prepareOauth = fromEffect<string, Departure>(({ authorizeUrl, returnTo, ...plan }) =>
  Effect.gen(function* () {
    const store = yield* Store;
    const state = (yield* Chance).token(stateLength);
    const createdAt = (yield* Time).now();
    yield* Effect.try({ try: () => store.save(stored.returnTarget, { ...plan, state, createdAt }), catch: toFailure });
    return yield* (yield* Wechat).authorize({ authorizeUrl, redirectUri: returnTo, state });
  }),
);

/** A clock set back does not extend it. */
const isAlive = ({ createdAt }: WechatReturnTarget, at: number): boolean =>
  Math.abs(at - createdAt) <= returnTargetLife;

/** The return target of this state, valid once; null for an unknown, used or expired one. */
export const takeReturnTarget = fromEffect<StoredReturnTarget, { state: string | null }>(({ state }) =>
  Effect.gen(function* () {
    const store = yield* Store;
    const at = (yield* Time).now();
    const returnTarget = yield* Effect.orElseSucceed(
      Effect.try({ try: () => store.load(stored.returnTarget).value, catch: toFailure }),
      () => null,
    );
    if (returnTarget === null || returnTarget.state !== state) return null;
    yield* Effect.orElseSucceed(
      Effect.try({ try: () => store.save(stored.returnTarget, null), catch: toFailure }),
      () => {},
    );
    return isAlive(returnTarget, at) ? returnTarget : null;
  }),
);
