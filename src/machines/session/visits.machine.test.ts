import { expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { stored, type Visits } from '#services/contract/stored.contract.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { type CountedPage, selectIsLimited, visitsMachine } from './visits.machine.ts';

const hour = 60 * 60 * 1_000;

const run = async (found: Visits = stored.visits.empty) => {
  const clock = new VirtualClock();
  const saved: Visits[] = [];
  const machine = visitsMachine.provide({
    actors: {
      persistVisits: fromCallback(({ sendBack, receive }) => {
        queueMicrotask(() => sendBack({ type: 'record.loaded', value: found, setAside: false, at: clock.now() }));
        receive((command) => saved.push((command as unknown as { value: Visits }).value));
      }),
      readClock: fromPromise<number, undefined>(async () => clock.now()),
    },
  });
  const { child } = await inParent(machine, undefined, { clock });
  const open = async (page: CountedPage) => {
    child.send({ type: 'page.entered', page });
    child.send({ type: 'page.opened', page });
    await settle();
  };
  return { visits: child, saved, clock, open, isLimited: () => selectIsLimited(child.getSnapshot()) };
};

test('[R1-2] each post visit of an unregistered user counts, one of a registered member does not', async () => {
  const { visits, open, saved } = await run();
  visits.send({ type: 'user.known', isRegistered: false });
  await open('post');
  await open('post');
  visits.send({ type: 'user.known', isRegistered: true });
  await open('post');
  expect(saved.map(({ count }) => count)).toEqual([1, 2]);
  visits.send({ type: 'user.known', isRegistered: false });
  await open('post');
  expect(saved.map(({ count }) => count)).toEqual([1, 2, 3]);
});

test('[R1-3] the count restarts only when it has reached 3 and 24 h have passed since it began', async () => {
  const { visits, open, saved, clock } = await run();
  visits.send({ type: 'user.known', isRegistered: false });
  await open('post');
  await clock.advance(30 * hour);
  await open('post');
  await open('post');
  expect(saved.at(-1)?.count).toBe(3);
  await open('post');
  expect(saved.at(-1)).toMatchObject({ count: 1, visitBeginTime: clock.now() });
  await open('post');
  await open('post');
  await clock.advance(24 * hour - 1);
  await open('post');
  expect(saved.at(-1)?.count).toBe(4);
});

test('[R1-4] reaching 3 post visits leads to nothing', async () => {
  const { visits, open, isLimited } = await run();
  visits.send({ type: 'user.known', isRegistered: false });
  for (let i = 0; i < 5; i++) await open('post');
  expect(isLimited()).toBe(false);
});

test('[R1-5 R2.2-10 R2.2-11 R4.3-13 R4.3-14 R4.3-15] the third company within 24 h sets the limit, closing the tip resets it', async () => {
  const { visits, open, saved, isLimited } = await run();
  visits.send({ type: 'user.known', isRegistered: false });
  await open('company');
  await open('company');
  expect(isLimited()).toBe(false);
  await open('company');
  expect(isLimited()).toBe(true);
  expect(saved.at(-1)?.visitLimit).toBe(true);
  visits.send({ type: 'tip.close' });
  expect(isLimited()).toBe(false);
  expect(saved.at(-1)?.visitLimit).toBe(false);
  await open('company');
  expect(isLimited()).toBe(true);
});

test('[R1-5] visits more than 24 h apart do not add up', async () => {
  const { visits, open, clock, isLimited } = await run();
  visits.send({ type: 'user.known', isRegistered: false });
  await open('company');
  await open('company');
  await clock.advance(24 * hour);
  await open('company');
  expect(isLimited()).toBe(false);
});

test('[R2.2-13 R6-10] a registered member never sees the tip, though the flag is stored', async () => {
  const { visits, isLimited } = await run({ ...stored.visits.empty, seen: 3, seenBeginTime: 0, visitLimit: true });
  visits.send({ type: 'page.entered', page: 'company' });
  visits.send({ type: 'user.known', isRegistered: true });
  expect(isLimited()).toBe(false);
  visits.send({ type: 'user.known', isRegistered: false });
  expect(isLimited()).toBe(true);
});

test('[R6-10] what a registered member has opened is not counted when he has logged out', async () => {
  const { visits, open, isLimited } = await run();
  const openThree = async () => {
    for (let count = 0; count < 3; count++) await open('company');
  };
  await openThree();
  visits.send({ type: 'user.known', isRegistered: true });
  await openThree();
  visits.send({ type: 'user.known', isRegistered: false });
  await settle();
  expect(isLimited()).toBe(false);
  await openThree();
  expect(isLimited()).toBe(true);
});
