import { expect, test } from 'vitest';
import { postDraft } from '#mocks/domain/testing.ts';
import { createBackend } from '#mocks/hosts/node.ts';
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

test('[R7.3-17] what a post may hold', async () => {
  const codeFor = async (part = {}) => (await call('liran', '/post/posts', 'POST', { ...draft, ...part })).code;
  expect([
    await codeFor({ title: ' ' }),
    await codeFor({ title: '长'.repeat(61) }),
    await codeFor({ content: '长'.repeat(5_001) }),
    await codeFor({ images: Array.from({ length: 10 }, () => 'data:,') }),
  ]).toEqual([400, 400, 400, 400]);
});
