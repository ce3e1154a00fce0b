import { Effect } from 'effect';
import { type Pressed, stored } from '#services/contract/stored.contract.ts';
import { type Services, Store } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';

const prefix = 'friend-member-';

/** Friendships that another tab made or ended. */
export const friendshipsIn = (pressed: Pressed) => {
  const all = Object.entries(pressed).flatMap(([key, { on }]) =>
    key.startsWith(prefix) ? [{ memberId: key.slice(prefix.length), on }] : [],
  );
  const those = (isOn: boolean) => all.filter(({ on }) => on === isOn).map(({ memberId }) => memberId);
  return { made: those(true), ended: those(false) };
};

/** Notifies the other tabs after the change, so that they discard their older state. */
export const withFriendshipSync = <A>(
  memberId: string,
  change: Effect.Effect<A, Failure, Services>,
  on = true,
): Effect.Effect<A, Failure, Services> =>
  Effect.tap(change, () =>
    Effect.map(Store, (store) => {
      const login = store.peek(stored.session)?.loginTime;
      if (login === undefined) return;
      try {
        const others = store.load(stored.pressed).value;
        store.save(stored.pressed, { ...others, [`${prefix}${memberId}`]: { login, on } });
        store.save(stored.pressed, others);
      } catch {
        // Without storage, other tabs are not notified.
      }
    }),
  );
