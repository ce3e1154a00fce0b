import { expect, test } from 'vitest';
import { createBackend } from '#mocks/hosts/node.ts';
import { openBrowser } from '../harness/app.ts';
import { settle } from '../harness/virtual-clock.ts';

/** What the app asks for on a page and beside it: each call with its search. */
const lookAt = async (
  path: string,
  persona: string | null,
  act: (tab: ReturnType<ReturnType<typeof openBrowser>['openTab']>) => void = () => {},
): Promise<readonly string[]> => {
  const backend = createBackend();
  const asked: string[] = [];
  const watched: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    searchParams.sort();
    asked.push(`${pathname}?${searchParams}`);
    return backend.fetch(request);
  };
  const tab = openBrowser(backend).openTab({}, { fetch: watched });
  if (persona !== null) {
    await settle();
    await tab.logIn(persona);
  }
  await tab.visit(path, 'page');
  await settle();
  act(tab);
  await settle();
  return asked;
};

const looked = new Map<string, Promise<readonly string[]>>();
const askedOn = (path: string, persona: string | null): Promise<readonly string[]> => {
  const known = looked.get(`${persona} ${path}`) ?? lookAt(path, persona);
  looked.set(`${persona} ${path}`, known);
  return known;
};

const { world } = createBackend();
const category = world.seed.newsTags()[0]?.id;
const postId = world.seed.posts().find(({ isDraft }) => !isDraft)?.id;

const content = (code: string): string => `/basic/basic/page/code?code=${code}`;

test.each([
  ['R2.1-17', '/', null, content('footer-links')],
  ['R2.1-17', '/', null, content('footer-qr')],
  ['R2.5-23', '/', null, content('promo-community-group')],
  ['R2.5-23', '/community/popular', null, content('promo-official-account')],
  ['R7.2-29', '/people', null, '/admin/follow/join-latest?current=1&size=10'],
  ['R7.2-30', '/people/popular', null, '/admin/follow/hot-follow?current=1&size=10'],
  ['R7.2-31', '/people', 'liran', '/admin/follow/viewd?current=1&size=5'],
  ['R7.2-31', '/people/visitors', 'liran', '/admin/follow/viewd?current=1&size=5'],
  ['R7.2-32', '/people', null, '/admin/follow/interested?current=1&isRandomSort=true&size=5'],
  ['R7.2-32', '/people/interest', null, '/admin/follow/interested?current=1&isRandomSort=true&size=5'],
  ['R7.3-1', `/community/post/${postId}`, null, '/post/posts/recommend2?size=3'],
  ['R7.3-4', '/community/circle', null, '/post/circles/recommend?current=1&size=3&type=0'],
  ['R7.3-4', '/community/circle', null, '/post/circles/recommend?current=1&size=3&type=1'],
  ['R7.3-14', '/community/supply/packaging', null, '/post/posts/recent/hot?current=1&size=5&tagId=9&themeTagId=41'],
  ['R7.3-16', '/community/popular', null, '/basic/tag?type=2'],
  ['R7.6-1', '/', null, `/news/news/page?categoryTagId=${category}&current=1&size=4`],
  ['R7.6-4', '/', null, '/news/news/hot/page?current=1&size=5'],
  ['R7.6-15', '/', null, '/news/short/news/page?current=1&size=5'],
  ['R7.6-22', '/events/', null, '/activity/activity/hot/page?current=1&size=5'],
  ['R9-2', '/', null, '/news/news/page?current=1&size=4&tagId=24814'],
  ['R9-3', '/', null, '/news/news/page?current=1&order=weekly&size=4'],
  ['R9-5 R7.5-4', '/site/about', 'liran', '/msg/notice/all?current=1&size=5'],
  ['R7.5-8', '/community/message/70002', 'liran', '/msg/messages/history?convId=70002&current=1&size=10'],
] as const)('[%s] on %s (%s) the app asks %s', async (_, path, persona, call) => {
  expect(await askedOn(path, persona)).toContain(call);
});

test.each([
  ['R7.2-31', '/people/visitors', '/admin/follow/viewd?current=1&size=5'],
  ['R7.2-32', '/people/interest', '/admin/follow/interested?current=1&isRandomSort=true&size=5'],
])('[%s] on %s nobody is asked for in another way, in the list or beside it', async (_, path, call) => {
  const [place] = call.split('?');
  const asked = await askedOn(path, 'liran');
  expect([...new Set(asked.filter((each) => each.startsWith(`${place}?`)))]).toEqual([call]);
});

test.each([
  ['news', 'range'],
  ['people', 'lastActive'],
  ['post', 'range'],
  ['events', 'range'],
  ['company', 'range'],
] as const)(
  '[R9-21] the range that is chosen for %s goes with the search as %s, and all is asked for again without it',
  async (kind, name) => {
    const choose = (range: string) =>
      lookAt(`/search/${kind}/茶`, null, ({ at }) =>
        at('room-page/results').send({ type: 'list.filter', filter: { range } }),
      );
    const ranges = (asked: readonly string[]) =>
      asked
        .map((call) => new URLSearchParams(call.slice(call.indexOf('?'))))
        .filter((search) => search.get('keyword') === '茶')
        .map((search) => search.get(name));
    expect([ranges(await choose('week')), ranges(await choose(''))]).toEqual([
      [null, 'week'],
      [null, null],
    ]);
  },
);
