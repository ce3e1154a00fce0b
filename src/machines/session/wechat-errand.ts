import { Effect } from 'effect';
import { type StoredErrand, stored } from '#services/contract/stored.contract.ts';
import { Chance, Store, Time, Wechat } from '#services/env.ts';
import { toFailure } from '#services/failure.ts';
import { fromEffect } from '../shared/from-effect.ts';

/** Why the reader left for WeChat, and where he wanted to go afterwards (docs/choices.md R4.1-16). */
export type Errand = NonNullable<StoredErrand>;

/** What is known before he leaves. `returnTo` is the absolute address that WeChat sends him back to. */
export interface Departure extends Omit<Errand, 'state' | 'createdAt'> {
  readonly authorizeUrl: string;
  readonly returnTo: string;
}

const stateLength = 32;
/** How long the reader may stay away, in milliseconds. */
export const errandLife = 30 * 60 * 1_000;

/** Remembers the errand and gives the address of WeChat's consent page. Fails where nothing can be remembered. */
export const prepareOauth = fromEffect<string, Departure>(({ authorizeUrl, returnTo, ...plan }) =>
  Effect.gen(function* () {
    const store = yield* Store;
    const state = (yield* Chance).token(stateLength);
    const createdAt = (yield* Time).now();
    yield* Effect.try({ try: () => store.save(stored.errand, { ...plan, state, createdAt }), catch: toFailure });
    return yield* (yield* Wechat).authorize({ authorizeUrl, redirectUri: returnTo, state });
  }),
);

/** A clock that was set back meanwhile does not lengthen the errand. */
const isAlive = ({ createdAt }: Errand, at: number): boolean => Math.abs(at - createdAt) <= errandLife;

/** The errand that bears this state, which is then used up; null for an unknown, a used or an old one. */
export const takeErrand = fromEffect<StoredErrand, { state: string | null }>(({ state }) =>
  Effect.gen(function* () {
    const store = yield* Store;
    const at = (yield* Time).now();
    const errand = yield* Effect.orElseSucceed(
      Effect.try({ try: () => store.load(stored.errand).value, catch: toFailure }),
      () => null,
    );
    if (errand === null || errand.state !== state) return null;
    yield* Effect.orElseSucceed(Effect.try({ try: () => store.save(stored.errand, null), catch: toFailure }), () => {});
    return isAlive(errand, at) ? errand : null;
  }),
);
