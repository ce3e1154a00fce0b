import { Context } from 'effect';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { bindEnv } from '#machines/kit/env.ts';
import { realtimeMachine } from '#machines/messages/realtime.machine.ts';
import { seededRandom } from '#mocks/random.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { Chance, Sockets, Store } from '#services/env.ts';
import { memoryOrigin } from '#services/storage/memory-host.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { fakeEnv } from '../harness/fake-env.ts';
import { openConversationFixture } from '../harness/faults/conversation-fixture.ts';

const clients = 200;
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Clients whose server is gone; `tries` says when each of them knocked, in milliseconds. */
const storm = async (session: boolean) => {
  const { env, clock } = fakeEnv();
  const random = seededRandom(7);
  const start = clock.now();
  const token = (length: number) =>
    Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
  const tries: number[][] = [];
  const stores = Array.from({ length: clients }, () => {
    const store = makeStore(memoryOrigin().tab());
    if (session)
      store.save(stored.session, {
        token: 't',
        refreshToken: 'r',
        expiresAt: start + 10 ** 9,
        identity: '1001',
        loginTime: start,
      });
    const own: number[] = [];
    tries.push(own);
    const open = () => {
      own.push(clock.now() - start);
      throw new Error('the server is down');
    };
    const actor = createActor(realtimeMachine, { clock, input: { memberId: '1001' } });
    bindEnv(
      actor.system,
      env.pipe(Context.add(Store, store), Context.add(Chance, { token }), Context.add(Sockets, { open })),
    );
    actor.start();
    return store;
  });
  return { clock, tries, stores };
};

/** The largest part of the times that lies within one second. */
const densest = (times: readonly number[]): number =>
  Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + 1_000).length)) / times.length;

test('[R7.5-12] 200 clients that are cut off together do not come back together, and none waits longer than a minute', async () => {
  const { clock, tries, stores } = await storm(true);
  await clock.advance(240_000);
  const steps = Array.from({ length: 4 }, (_, at) => tries.flatMap((own) => own.slice(3 + at, 4 + at)));
  expect(steps.map(({ length }) => length)).toEqual([clients, clients, clients, clients]);
  for (const step of steps) expect(densest(step)).toBeLessThanOrEqual(0.25);
  const waits = tries.flatMap((own) => own.slice(1).map((time, at) => time - (own[at] ?? 0)));
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
  // Without a wait that is drawn they would all knock in the same moment, as they do at first.
  expect(densest(tries.flatMap((own) => own.slice(0, 1)))).toBe(1);

  for (const store of stores) store.save(stored.session, null);
  const before = tries.flat().length;
  await clock.advance(120_000);
  expect(tries.flat()).toHaveLength(before);
});

test('[R7.5-12] who is logged out never knocks', async () => {
  const { clock, tries } = await storm(false);
  await clock.advance(120_000);
  expect(tries.flat()).toEqual([]);
});

/** Milliseconds between two looks. */
const look = 50;

/** Milliseconds of the app's clock until it is so. */
const lasting = async (
  fixture: Awaited<ReturnType<typeof openConversationFixture>>,
  isSo: () => boolean,
): Promise<number> => {
  const from = fixture.backend.clock.now();
  for (let turn = 0; turn < 1_200 && !isSo(); turn += 1) await fixture.wait(look, 1);
  return fixture.backend.clock.now() - from;
};

test('[R7.5-12] cut off while the server is up, 19 of 20 are live again within 2 s; a dead line is noticed within 10 s by who writes', async () => {
  const random = seededRandom(5);
  const token = (length: number) =>
    Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
  const fixture = await openConversationFixture({ token });
  const isUp = () => fixture.conversations().getSnapshot().children.realtime?.getSnapshot().hasTag('up') ?? false;
  const times: number[] = [];
  for (let cut = 0; cut < 100; cut += 1) {
    fixture.sockets.cut(false);
    await fixture.wait(5, 1);
    expect(isUp()).toBe(false);
    times.push(await lasting(fixture, isUp));
  }
  expect(times.toSorted((a, b) => a - b)[94]).toBeLessThanOrEqual(2_000);
  // They do not all come at once.
  expect(new Set(times).size).toBeGreaterThan(10);

  fixture.sockets.cut(true);
  await fixture.write('线路已经断了');
  expect([fixture.stored(), isUp()]).toEqual([[], true]);
  expect(await lasting(fixture, () => !isUp())).toBeLessThanOrEqual(10_000 + look);
  expect(await lasting(fixture, () => fixture.stored().length > 0)).toBeLessThanOrEqual(2_000);
  fixture.close();
});
