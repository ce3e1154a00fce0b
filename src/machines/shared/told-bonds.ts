import { Effect } from 'effect';
import { type Pressed, stored } from '#services/contract/stored.contract.ts';
import { type Services, Store } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';

/** Among what is pressed, of which every tab hears. */
const prefix = 'friend-member-';

/** With whom another tab has just made or ended something; `ended` are friends no more. */
export const bondsIn = (pressed: Pressed) => {
  const all = Object.entries(pressed).flatMap(([key, { on }]) =>
    key.startsWith(prefix) ? [{ memberId: key.slice(prefix.length), on }] : [],
  );
  const those = (isOn: boolean) => all.filter(({ on }) => on === isOn).map(({ memberId }) => memberId);
  return { made: those(true), ended: those(false) };
};

/** Once it is done the other tabs hear of it: what was made of it there before counts no more. */
export const toldToTabs = <A>(
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
        // Where the browser refuses to store, a tab knows its own alone.
      }
    }),
  );
