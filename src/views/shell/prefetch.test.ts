import { expect, test } from 'vitest';
import { defaultSites } from '#services/address/sites.ts';
import { prefetcher, roomBehind } from './prefetch.ts';

const origin = 'https://shiye.test';
const ground = { sites: defaultSites, origin };
const settled = () => new Promise<void>((done) => setImmediate(done));

const start = ({ saves = false, fails = 0 } = {}) => {
  const brought: string[] = [];
  let left = fails;
  const want = prefetcher(
    ground,
    () => saves,
    async (room) => {
      brought.push(room);
      if (left-- > 0) throw new TypeError('no chunk');
    },
  );
  return { want, brought };
};

test('a link is followed to its room in the app, over its new form', () => {
  expect(
    ['/news/1', '/', '/events/', '/community', '/nowhere/at/all', '#/news/1'].map((to) =>
      roomBehind(new URL(to, origin).href, ground),
    ),
  ).toEqual(['article', 'newsHome', 'eventsHome', 'postList', null, 'article']);
  expect(roomBehind('https://partner.test/news/1', ground)).toBeNull();
});

test('the program of a page is fetched at the first sign of interest, and once', async () => {
  const { want, brought } = start();
  want(`${origin}/news/1`);
  want(`${origin}/news/2`);
  want(`${origin}/people`);
  await settled();
  want(`${origin}/news/3`);
  expect(brought).toEqual(['article', 'people']);
});

test('one that did not come is asked for at the next sign', async () => {
  const { want, brought } = start({ fails: 1 });
  want(`${origin}/news/1`);
  await settled();
  want(`${origin}/news/1`);
  expect(brought).toEqual(['article', 'article']);
});

test('a reader who saves data is brought nothing beforehand', () => {
  const { want, brought } = start({ saves: true });
  want(`${origin}/news/1`);
  expect(brought).toEqual([]);
});
