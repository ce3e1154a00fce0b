import { Context } from 'effect';
import { expect, test } from 'vitest';
import { type ActorRefFrom, type AnyEventObject, createActor, setup } from 'xstate';
import { stored } from '#services/contract/stored.contract.ts';
import { Store, Time } from '#services/env.ts';
import { memoryOrigin } from '#services/storage/memory-host.ts';
import { makeStore, type StoreHost } from '#services/storage/record-store.ts';
import { fakeEnv } from '../../../tests/harness/fake-env.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { bindEnv } from '../kit/env.ts';
import { listenersFor } from '../kit/listeners.ts';
import type { Fields } from '../kit/residents.ts';
import { draftsMachine, selectDraft, selectOwnDraft } from './drafts.machine.ts';

const { key } = stored.drafts;
const text = (value: unknown) => JSON.stringify({ version: stored.drafts.version, value });

const named = (name: string) => {
  const [owner = '', subject = ''] = name.split(':');
  return { owner, subject };
};

const open = async (host: StoreHost, clock: VirtualClock) => {
  const received: AnyEventObject[] = [];
  const parent = setup({
    actors: { drafts: draftsMachine },
    actions: { record: ({ event }) => received.push(event) },
  }).createMachine({
    invoke: [
      ...(listenersFor(draftsMachine, (event) => void received.push(event)) as never[]),
      { id: 'drafts', src: 'drafts' },
    ],
    on: { '*': { actions: 'record' } },
  });
  const actor = createActor(parent, { clock });
  bindEnv(actor.system, fakeEnv().env.pipe(Context.add(Store, makeStore(host)), Context.add(Time, clock)));
  actor.start();
  await settle();
  const drafts: ActorRefFrom<typeof draftsMachine> | undefined = actor.getSnapshot().children.drafts;
  if (!drafts) throw new Error('no drafts');
  return {
    received,
    keep: (name: string, fields: Fields) => drafts.send({ type: 'draft.save', ...named(name), fields }),
    drop: (name: string) => drafts.send({ type: 'draft.drop', ...named(name) }),
    hide: () => drafts.send({ type: 'page.hidden' }),
    forget: (owner: string) => drafts.send({ type: 'drafts.forget', owner }),
    draft: (subject: string) => selectDraft(drafts.getSnapshot(), subject),
    has: (tag: 'restored' | 'unstored') => drafts.getSnapshot().hasTag(tag),
    close: () => actor.stop(),
  };
};

const one = async (initial: Readonly<Record<string, string>> = {}) => {
  const clock = new VirtualClock(1_000);
  const origin = memoryOrigin(initial);
  const tab = await open(origin.tab(), clock);
  const written = (): unknown => JSON.parse(origin.values.get(key) ?? 'null');
  return { clock, origin, written, ...tab };
};

test('what is typed is stored a moment after the first key, also while keys go on, and read again on the next start', async () => {
  const { clock, origin, written, keep, close } = await one();
  keep('supplement:1', { nickname: '李' });
  await clock.advance(200);
  keep('supplement:1', { nickname: '李然' });
  expect(written()).toBeNull();
  await clock.advance(50);
  expect(written()).toEqual({
    version: 1,
    value: { 'supplement:1': { fields: { nickname: '李然' }, at: 1_250 } },
  });
  close();
  const next = await open(origin.tab(), clock);
  expect(next.has('restored')).toBe(true);
  expect(next.draft('supplement:1')).toEqual({ nickname: '李然' });
  expect(next.draft('supplement:2')).toBeNull();
});

test('what was typed just before the page is left is stored before it is gone', async () => {
  const { written, keep, hide } = await one();
  keep('guest:supplement', { nickname: '李然' });
  hide();
  // Only what runs in microtasks still happens when a page is closed.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(written()).toEqual({ version: 1, value: { 'guest:supplement': { fields: { nickname: '李然' }, at: 1_000 } } });
});

test('a dropped draft is gone from the browser at once, also while keys were being waited for', async () => {
  const { written, clock, keep, drop } = await one();
  keep('guest:supplement', { nickname: '李' });
  await clock.advance(250);
  keep('guest:supplement', { nickname: '李然' });
  drop('guest:supplement');
  await settle();
  expect(written()).toEqual({ version: 1, value: { 'guest:supplement': { fields: {}, at: 1_251 } } });
});

test('all drafts of one owner are gone from the browser at once', async () => {
  const { written, clock, keep, forget } = await one();
  keep('1001:supplement', { nickname: '李' });
  keep('1002:supplement', { nickname: '王' });
  await clock.advance(250);
  forget('1001');
  await settle();
  expect(written()).toEqual({
    version: 1,
    value: {
      '1001:supplement': { fields: {}, at: 1_251 },
      '1002:supplement': { fields: { nickname: '王' }, at: 1_250 },
    },
  });
});

test('stored drafts that cannot be read are put aside, and the user is told', async () => {
  const { clock, received, origin, keep, draft } = await one({ [key]: '{"version":1,"value":{"supplement":"?"}}' });
  expect(received).toEqual([{ type: 'notice.show', tone: 'warn', key: 'registration:draft.setAside' }]);
  keep('guest:supplement', { nickname: '李' });
  await clock.advance(250);
  expect(draft('guest:supplement')).toEqual({ nickname: '李' });
  expect(origin.values.get(`${key}.set-aside`)).toBe('{"version":1,"value":{"supplement":"?"}}');
});

test('a browser that keeps nothing: drafts last in memory, the user is told once', async () => {
  const clock = new VirtualClock();
  const refusing: StoreHost = {
    storage: () => {
      throw new Error('denied');
    },
    onForeignWrite: () => () => undefined,
  };
  const { received, keep, draft, has } = await open(refusing, clock);
  keep('guest:supplement', { nickname: '李' });
  await clock.advance(250);
  keep('guest:supplement', { nickname: '李然' });
  await clock.advance(250);
  expect(draft('guest:supplement')).toEqual({ nickname: '李然' });
  expect(has('unstored')).toBe(true);
  expect(received).toEqual([{ type: 'notice.show', tone: 'warn', key: 'failure:storage' }]);
});

test('drafts that could not be read are not written over: once they can be, both are kept', async () => {
  const clock = new VirtualClock(1_000);
  const origin = memoryOrigin();
  const own = origin.tab();
  const older = { 'guest:work': { fields: { company: '安味' }, at: 1 } };
  origin.values.set(key, JSON.stringify({ version: 1, value: older }));
  let isAllowed = false;
  const shut: StoreHost = {
    ...own,
    storage: () => {
      if (!isAllowed) throw new DOMException('denied', 'SecurityError');
      return own.storage();
    },
  };
  const { keep, draft, has } = await open(shut, clock);
  keep('guest:supplement', { nickname: '李然' });
  await clock.advance(20_000);
  isAllowed = true;
  await clock.advance(5_200);
  expect([draft('guest:work'), draft('guest:supplement')]).toEqual([{ company: '安味' }, { nickname: '李然' }]);
  expect(JSON.parse(origin.values.get(key) ?? 'null').value).toMatchObject(older);
  await clock.advance(5_200);
  expect(has('unstored')).toBe(false);
  expect(JSON.parse(origin.values.get(key) ?? 'null').value).toEqual({
    ...older,
    'guest:supplement': { fields: { nickname: '李然' }, at: 1_250 },
  });
});

test('a browser that has room again is asked by itself: the draft is stored, and nobody is warned any more', async () => {
  const clock = new VirtualClock(1_000);
  const origin = memoryOrigin();
  const own = origin.tab();
  let hasSpace = false;
  const full: StoreHost = {
    ...own,
    storage: () => ({
      ...own.storage(),
      setItem: (name, value) => {
        if (!hasSpace) throw new DOMException('full', 'QuotaExceededError');
        own.storage().setItem(name, value);
      },
    }),
  };
  const { received, keep, has } = await open(full, clock);
  keep('guest:supplement', { nickname: '李然' });
  await clock.advance(20_000);
  expect([has('unstored'), origin.values.get(key)]).toEqual([true, undefined]);
  hasSpace = true;
  await clock.advance(5_200);
  expect(has('unstored')).toBe(false);
  expect(JSON.parse(origin.values.get(key) ?? 'null')).toEqual({
    version: 1,
    value: { 'guest:supplement': { fields: { nickname: '李然' }, at: 1_250 } },
  });
  hasSpace = false;
  keep('guest:supplement', { nickname: '李然然' });
  await clock.advance(250);
  expect(has('unstored')).toBe(true);
  expect(received).toEqual(Array(2).fill({ type: 'notice.show', tone: 'warn', key: 'failure:storage' }));
});

const two = async (initial: Readonly<Record<string, string>> = {}) => {
  const clock = new VirtualClock(1_000);
  const origin = memoryOrigin(initial);
  return { clock, origin, a: await open(origin.tab(), clock), b: await open(origin.tab(), clock) };
};

test('two tabs: what one stores the other has, the later key wins', async () => {
  const { clock, a, b } = await two();
  a.keep('guest:supplement', { nickname: '李' });
  await clock.advance(250);
  expect(b.draft('guest:supplement')).toEqual({ nickname: '李' });
  b.keep('guest:supplement', { nickname: '王' });
  await clock.advance(250);
  expect([a.draft('guest:supplement'), b.draft('guest:supplement')]).toEqual([{ nickname: '王' }, { nickname: '王' }]);
});

test('two tabs: what is being typed is not replaced by what the other stores', async () => {
  const { clock, a, b } = await two();
  a.keep('guest:post', { title: '甲' });
  await clock.advance(100);
  b.keep('guest:post', { title: '乙' });
  await clock.advance(150);
  expect(b.draft('guest:post')).toEqual({ title: '乙' });
  await clock.advance(250);
  expect([a.draft('guest:post'), b.draft('guest:post')]).toEqual([{ title: '乙' }, { title: '乙' }]);
});

test('two tabs: the later key wins although the clock was set back', async () => {
  const { clock, origin, a, b } = await two();
  origin
    .tab()
    .storage()
    .setItem(key, text({ 'guest:post': { fields: { title: '甲' }, at: 9_000_000 } }));
  await clock.advance(0);
  b.keep('guest:post', { title: '乙' });
  await clock.advance(1_000);
  expect([a.draft('guest:post'), b.draft('guest:post')]).toEqual([{ title: '乙' }, { title: '乙' }]);
});

test('two tabs that type into different forms keep both', async () => {
  const { clock, origin, a, b } = await two();
  a.keep('guest:post', { title: '甲' });
  b.keep('guest:supplement', { nickname: '乙' });
  await clock.advance(2_000);
  const both = { post: { title: '甲' }, supplement: { nickname: '乙' } };
  expect([a, b].map((tab) => ({ post: tab.draft('guest:post'), supplement: tab.draft('guest:supplement') }))).toEqual([
    both,
    both,
  ]);
  expect(Object.keys(JSON.parse(origin.values.get(key) ?? '{}').value).sort()).toEqual([
    'guest:post',
    'guest:supplement',
  ]);
});

test('two tabs: a draft dropped in one does not come back from the other', async () => {
  const { clock, a, b } = await two();
  a.keep('guest:supplement', { nickname: '李' });
  await clock.advance(250);
  b.drop('guest:supplement');
  await clock.advance(250);
  a.keep('guest:post', { title: '甲' });
  await clock.advance(2_000);
  expect([a.draft('guest:supplement'), b.draft('guest:supplement')]).toEqual([null, null]);
});

test('two tabs that stored the same moment agree in the end', async () => {
  const { clock, origin, a, b } = await two();
  const writes: string[] = [];
  origin.tab().onForeignWrite((_, written) => writes.push(written ?? ''));
  a.keep('guest:post', { title: '甲' });
  b.keep('guest:post', { title: '乙' });
  await clock.advance(10_000);
  expect(a.draft('guest:post')).toEqual(b.draft('guest:post'));
  expect(writes.length).toBeLessThanOrEqual(4);
});

test('what another tab has sent is told to the parent; what was typed here since stays', async () => {
  const { clock, origin, keep, received } = await one();
  keep('supplement:1', { nickname: '李然' });
  keep('work:1', { position: '采购' });
  await clock.advance(250);
  const other = await open(origin.tab(), clock);
  keep('work:1', { position: '采购经理' });
  other.drop('supplement:1');
  other.drop('work:1');
  await clock.advance(0);
  await settle();
  expect(received).toEqual([{ type: 'drafts.removed', subjects: ['supplement:1'] }]);
  expect(other.received).toEqual([
    { type: 'draft.dropped', subject: 'supplement:1' },
    { type: 'draft.dropped', subject: 'work:1' },
  ]);
});

test('a write of another tab that lacks ours is completed', async () => {
  const { clock, origin, a } = await two();
  a.keep('guest:post', { title: '甲' });
  await clock.advance(250);
  origin
    .tab()
    .storage()
    .setItem(key, text({ 'guest:supplement': { fields: { nickname: '乙' }, at: 2_000 } }));
  await clock.advance(250);
  expect(Object.keys(JSON.parse(origin.values.get(key) ?? '{}').value).sort()).toEqual([
    'guest:post',
    'guest:supplement',
  ]);
});

test('drafts are those of who reads, unless an owner is named', async () => {
  const { child } = await inParent(draftsMachine, undefined);
  const keep = (nickname: string, owner?: string) =>
    child.send({
      type: 'draft.save',
      subject: 'profile',
      fields: { nickname },
      ...(owner === undefined ? {} : { owner }),
    });
  keep('客');
  child.send({ type: 'user.changed', memberId: '1001', role: 'registered', how: 'known' });
  expect(selectOwnDraft(child.getSnapshot(), 'profile')).toBeNull();
  keep('李');
  keep('王', '1002');
  expect(
    ['guest:profile', '1001:profile', '1002:profile'].map((name) => selectDraft(child.getSnapshot(), name)),
  ).toEqual([{ nickname: '客' }, { nickname: '李' }, { nickname: '王' }]);
  child.send({ type: 'draft.drop', subject: 'profile' });
  expect(selectOwnDraft(child.getSnapshot(), 'profile')).toBeNull();
  child.send({ type: 'user.changed', memberId: null, role: 'guest', how: 'left' });
  expect(selectOwnDraft(child.getSnapshot(), 'profile')).toEqual({ nickname: '客' });
});
