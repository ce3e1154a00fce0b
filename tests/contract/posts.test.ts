import { expect, test } from 'vitest';
import { postDraft } from '#mocks/domain/testing.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { permissionRefusal } from '#services/contract/permissions.ts';
import { responseTo } from '../harness/calls.ts';

const backend = createBackend();
const call = async (as: string | null, path: string, method?: string, body?: unknown) =>
  (await responseTo(backend, path, { as, method, body })).json();
const draft = postDraft({ contact: '李然 0571-8888 0000' });

test('[R7.3-16][R9-24][R9-25][R9-26] the tags of the post site: three types, then the themes', async () => {
  const { data } = await call(null, '/basic/tag?type=2');
  expect(data.map(({ id, tagCode }: { id: number; tagCode: string }) => `${id} ${tagCode}`)).toEqual([
    '9 supply',
    '8 demand',
    '10 recruitment',
    '39 ingredients',
    '40 oem',
    '41 packaging',
    '42 design',
    '43 marketing',
    '44 channel',
    '45 equipment',
    '46 exhibition',
    '47 others',
    '48 rankings',
    '49 latest',
  ]);
});

test('[R7.3-5][R7.3-10] a member’s posts as others see them, and as he does', async () => {
  const others = (await call(null, '/post/posts/members?memberId=1001&size=100')).data;
  const own = (await call('liran', '/post/posts/my?size=100')).data;
  const drafts = own.records.filter(({ isDraft }: { isDraft: boolean }) => isDraft);
  expect([drafts.length, own.total - others.total]).toEqual([2, 2]);
  expect((await call(null, '/post/posts/my')).code).toBe(401);
});

test('[R7.3-4] of the circles of a type those with most members are recommended first', async () => {
  const countsOf = async (type: number, size: number): Promise<readonly number[]> =>
    (await call(null, `/post/circles/recommend?type=${type}&size=${size}&current=1`)).data.records.map(
      ({ memberCount }: { memberCount: number }) => memberCount,
    );
  for (const type of [0, 1]) {
    const all = await countsOf(type, 100);
    expect(new Set(all).size).toBeGreaterThan(3);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect(await countsOf(type, 3)).toEqual(all.slice(0, 3));
  }
});

test('[R7.2-9][R7.2-10] miniapp codes by id and page', async () => {
  const id = backend.world.seed.posts()[0]?.id;
  for (const path of [`/post/posts/${id}/miniapp-code`, '/post/circles/4001/miniapp-code']) {
    expect((await call(null, `${path}?page=pages/index`)).data).toMatch(/^data:image\//);
    expect((await call(null, path)).code).toBe(400);
  }
});

test('[R7.3-17][R6-15] who may publish, and what a post may hold', async () => {
  const codeFor = async (persona: string | null, part = {}) =>
    (await call(persona, '/post/posts', 'POST', { ...draft, ...part })).code;
  expect([await codeFor(null), await codeFor('halfway'), await codeFor('muted'), await codeFor('liran')]).toEqual([
    401,
    permissionRefusal.incomplete,
    permissionRefusal.muted,
    0,
  ]);
  expect([
    await codeFor('liran', { title: ' ' }),
    await codeFor('liran', { title: '长'.repeat(61) }),
    await codeFor('liran', { content: '长'.repeat(5_001) }),
    await codeFor('liran', { images: Array.from({ length: 10 }, () => 'data:,') }),
  ]).toEqual([400, 400, 400, 400]);
});

test('[R7.3-17][R3-36] a post is changed and deleted by its author, and told beforehand what will be stars', async () => {
  expect((await call('liran', '/post/posts/grey-words', 'POST', { title: '加微信，全网最低' })).data).toEqual([
    '加微信',
    '全网最低',
  ]);
  const { data: id } = await call('liran', '/post/posts', 'POST', draft);
  expect((await call('liran', `/post/posts/${id}`, 'PUT', { ...draft, title: '改过' })).data).toBe(id);
  expect([
    (await call(null, `/post/posts/${id}`)).data.contact,
    (await call('liran', `/post/posts/${id}`)).data,
  ]).toEqual(['', expect.objectContaining({ title: '改过', contact: draft.contact, isMine: true })]);
  expect((await call('wangfang', `/post/posts/${id}`, 'DELETE')).code).toBe(403);
  expect((await call('liran', `/post/posts/${id}`, 'DELETE')).data).toBe(true);
  expect((await call('liran', `/post/posts/${id}`)).code).toBe(404);
});
