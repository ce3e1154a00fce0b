import { expect, test } from 'vitest';
import type { AppActor } from '#machines/app/app.machine.ts';
import { followLogin, followPage } from './offline-support.ts';

const saying = <T>(first: T) => {
  let now = first;
  const callbacks: ((said: T) => void)[] = [];
  return {
    getSnapshot: () => now,
    subscribe: (callback: (said: T) => void) => callbacks.push(callback),
    say: (next: T) => {
      now = next;
      for (const callback of callbacks) callback(next);
    },
  };
};
const at = (entry: string) => ({ context: { route: { entry } } });

test('a page is entered when the history is at another entry, and not before', () => {
  const app = saying(at('e1'));
  let entered = 0;
  followPage(app as unknown as AppActor, () => {
    entered += 1;
  });
  app.say(at('e1'));
  expect(entered).toBe(0);
  const counts = ['e2', 'e2', 'e1'].map((entry) => {
    app.say(at(entry));
    return entered;
  });
  expect(counts).toEqual([1, 1, 2]);
});

const session = (loginTime: number | null) => ({
  matches: (state: string) => state === 'authenticated' && loginTime !== null,
  context: { login: { loginTime } },
});

test('[R4.3-2] a login that was over before, one that another takes the place of, and one that ends are each told', () => {
  const actor = saying(session(null));
  const app = { getSnapshot: () => ({ children: { session: actor } }) };
  const over: boolean[] = [];
  followLogin(app as unknown as AppActor, (all) => over.push(all));
  expect(over).toEqual([false]);
  actor.say(session(7));
  actor.say(session(7));
  expect(over).toEqual([false]);
  actor.say(session(8));
  expect(over).toEqual([false, false]);
  actor.say(session(null));
  actor.say(session(null));
  expect(over).toEqual([false, false, true]);
});

test('[R4.3-2] a login that stands already when it is first looked at is followed', () => {
  const actor = saying(session(7));
  const app = { getSnapshot: () => ({ children: { session: actor } }) };
  const over: boolean[] = [];
  followLogin(app as unknown as AppActor, (all) => over.push(all));
  actor.say(session(null));
  expect(over).toEqual([false, true]);
});
