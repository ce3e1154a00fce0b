import { Effect } from 'effect';
import { session } from '#services/contract/session.contract.ts';
import { encrypt } from '#services/crypto/encrypt.ts';
import { callKept, forget, isKept, type Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';

/**
 * Sends a password encrypted with the backend's key (docs/choices.md R7.1-11), which is kept. A refusal may be about a
 * key that is no longer valid: where the backend has another by now, it is sent once more.
 */
export const withSealed = <T>(
  password: string,
  send: (sealed: string) => Effect.Effect<T, Failure, Services>,
): Effect.Effect<T, Failure, Services> => {
  const sendWith = (key: string) => Effect.flatMap(encrypt(key, password), send);
  return Effect.flatMap(isKept(session.publicKey), (wasKept) =>
    Effect.flatMap(callKept(session.publicKey), ({ key }) =>
      wasKept ? Effect.catch(sendWith(key), (failure) => sendAnew(failure, key, sendWith)) : sendWith(key),
    ),
  );
};

const sendAnew = <T>(
  failure: Failure,
  usedKey: string,
  sendWith: (key: string) => Effect.Effect<T, Failure, Services>,
): Effect.Effect<T, Failure, Services> =>
  failure.tag !== 'refused'
    ? Effect.fail(failure)
    : Effect.flatMap(Effect.andThen(forget(session.publicKey), callKept(session.publicKey)), ({ key }) =>
        key === usedKey ? Effect.fail(failure) : sendWith(key),
      );
