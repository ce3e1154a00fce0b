import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { announce } from '../../../tests/harness/announce.ts';
import { fakeEnv } from '../../../tests/harness/fake-env.ts';
import { postListMachine, selectFeed, selectFeedFailure } from './post-list.machine.ts';

const tags = [
  { id: 9, name: '供应', typeEnName: 'postType', tagCode: 'supply' },
  { id: 41, name: '包装', typeEnName: 'theme', tagCode: 'packaging' },
];

const start = async (params: Readonly<Record<string, string>>) => {
  const env = fakeEnv();
  const actor = await env.run(createActor(postListMachine, { input: { params }, clock: env.clock }));
  const look = () => [...actor.getSnapshot().tags].sort();
  const sent = () => env.calls.map((call) => ({ path: call.sent.path, query: call.sent.query }));
  return { ...env, actor, look, sent };
};

test('[R2.6-30][R7.3-13][R7.3-14][R9-3] a list asks for the posts of its tags, and for five hot ones of them', async () => {
  const { call, look, sent, actor } = await start({ postTag: 'supply', themeTag: 'packaging' });
  expect(look()).toEqual(['loading']);
  await call().answer(tags);
  expect(look()).toEqual(['shown']);
  expect(selectFeed(actor.getSnapshot())?.name).toBe('包装');
  expect(sent()).toEqual([
    { path: '/basic/tag', query: { type: 2 } },
    { path: '/post/posts/page', query: { tagId: 9, themeTagId: 41, current: 1, size: 10 } },
    { path: '/post/posts/recent/hot', query: { tagId: 9, themeTagId: 41, size: 5, current: 1 } },
  ]);
});

test('[R2.6-29][R7.3-12] the popular posts are the hot ones', async () => {
  const { call, sent } = await start({ postTag: 'popular' });
  await call().answer(tags);
  expect(sent()).toContainEqual({ path: '/post/posts/hot', query: { tagId: 101, current: 1, size: 10 } });
});

test('[R2.6-79] an unknown code leads to no list', async () => {
  const { call, look, calls } = await start({ postTag: 'nothing' });
  await call().answer(tags);
  expect(look()).toEqual(['missing']);
  expect(calls).toHaveLength(1);
});

test('[R2.6-7] a tag by number is asked for; one that is none is missing, and a failure is not', async () => {
  const known = await start({ id: '301' });
  await known.call().answer(tags);
  await known.call().answer({ id: 301, name: '乳制品', typeEnName: 'industry', tagCode: 'industry-301' });
  expect(known.sent()[2]).toEqual({ path: '/post/posts/search', query: { keyword: '乳制品', current: 1, size: 10 } });
  const none = await start({ id: '999' });
  await none.call().answer(tags);
  await none.call().fail({ tag: 'refused', code: 404, msg: '', data: null });
  expect(none.look()).toEqual(['missing']);
  const cut = await start({ id: '999' });
  await cut.call().answer(tags);
  await cut.call().fail({ tag: 'offline' });
  expect([cut.look(), selectFeedFailure(cut.actor.getSnapshot())]).toEqual([['failed'], { tag: 'offline' }]);
});

test('the posts and the hot ones are asked for again when the network is back', async () => {
  const { actor, calls, call, sent, clock } = await start({ postTag: 'supply' });
  await call().answer(tags);
  const [, posts, hot] = calls;
  await posts?.fail({ tag: 'offline' });
  await hot?.fail({ tag: 'offline' });
  expect(calls).toHaveLength(3);
  announce(actor, { type: 'connection.returned' });
  await clock.advance(0);
  expect(sent().slice(3)).toEqual(sent().slice(1, 3));
});

test('what failed is looked up again when asked, and when the network is back', async () => {
  const { actor, call, look, clock } = await start({ postTag: 'supply' });
  for (const type of ['list.retry', 'connection.returned', 'page.returned'] as const) {
    await call().fail({ tag: 'offline' });
    expect(look()).toEqual(['failed']);
    actor.send({ type });
    await clock.advance(0);
    expect(look()).toEqual(['loading']);
  }
  await call().answer(tags);
  expect(look()).toEqual(['shown']);
});
