import { Effect, Option, Schema } from 'effect';
import { stored } from '#services/contract/stored.contract.ts';
import { type Services, Store } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { Reaction, reactionKey } from './reaction.ts';
import { sendReaction } from './send-reaction.ts';

/** A press without an answer. `on`: the wanted value. */
export interface Unsent {
  readonly reaction: Reaction;
  readonly on: boolean;
}

const reactionOf = (key: string): Reaction | null => {
  const [act, type, id] = key.split('-');
  return Option.getOrNull(Schema.decodeUnknownOption(Reaction)({ act, type, id }));
};

const quietly = (run: () => void) => Effect.orElseSucceed(Effect.try({ try: run, catch: () => null }), () => {});

/** Stores the press until the backend answers, so that closing the page does not lose it. */
export const sendReactionDurably = (reaction: Reaction, on: boolean): Effect.Effect<unknown, Failure, Services> =>
  Effect.flatMap(Store, (store) => {
    const key = reactionKey(reaction);
    const others = () => {
      const { [key]: _, ...rest } = store.load(stored.pressed).value;
      return rest;
    };
    const login = store.peek(stored.session)?.loginTime;
    const remember = quietly(() => {
      if (login !== undefined) store.save(stored.pressed, { ...others(), [key]: { login, on } });
    });
    const forget = quietly(() => store.save(stored.pressed, others()));
    return Effect.andThen(
      remember,
      Effect.onExit(sendReaction(reaction, on), () => forget),
    );
  });

/** Unsent presses of the same login; others are dropped. */
export const findUnsent = Effect.map(Store, (store): readonly Unsent[] => {
  try {
    const login = store.peek(stored.session)?.loginTime;
    const pressed = Object.entries(store.load(stored.pressed).value);
    const own = pressed.filter(([, press]) => press.login === login);
    if (own.length < pressed.length) store.save(stored.pressed, Object.fromEntries(own));
    return own.flatMap(([key, { on }]) => {
      const reaction = reactionOf(key);
      return reaction ? [{ reaction, on }] : [];
    });
  } catch {
    return [];
  }
});
