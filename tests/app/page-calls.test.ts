import { expect, test } from 'vitest';
import { createBackend } from '#mocks/hosts/node.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { recordCalls } from '../harness/record-calls.ts';
import { settle } from '../harness/virtual-clock.ts';

/** What the app asks for on a page and beside it: each call with its search. */
const lookAt = async (
  path: string,
  persona: string | null,
  act: (tab: ReturnType<ReturnType<typeof openBrowser>['openTab']>) => void = () => {},
): Promise<readonly string[]> => {
  const backend = createBackend();
  const { calls, fetch } = recordCalls(backend);
  const tab = openBrowser(backend).openTab({}, { fetch });
  if (persona !== null) {
    await settle();
    await tab.logIn(persona);
  }
  await tab.visit(path, 'page');
  await settle();
  act(tab);
  await settle();
  return calls.map(({ path, query }) => `${path}?${query}`);
};

const looked = new Map<string, Promise<readonly string[]>>();
const requestedOn = (path: string, persona: string | null): Promise<readonly string[]> => {
  const known = looked.get(`${persona} ${path}`) ?? lookAt(path, persona);
  looked.set(`${persona} ${path}`, known);
  return known;
};

const { domain } = createBackend();
const category = domain.seed.newsTags()[0]?.id;
const postId = domain.seed.posts().find(({ isDraft }) => !isDraft)?.id;
const newsId = domain.seed.news.find(({ isDraft }) => !isDraft)?.id;
const [flash, activity] = [domain.seed.flashes, domain.seed.activities].map((rows) =>
  rows.find(({ publishTime }) => publishTime <= domain.now()),
);
const tagId = domain.seed.tags(5)[0]?.id;
const tea = encodeURIComponent('茶');

const content = (code: string): string => `/basic/basic/page/code?code=${code}`;

test.each([
  ['R2.1-17', '/', null, content('footer-links')],
  ['R2.1-17', '/', null, content('footer-qr')],
  ['R2.5-23', '/', null, content('promo-community-group')],
  ['R2.5-23', '/community/popular', null, content('promo-official-account')],
  ['R7.1-27', '/people/1002', null, '/admin/member/basic/1002?'],
  ['R7.2-23', '/people', null, '/admin/follow/member/page?current=1&size=10'],
  ['R7.2-25', '/people', null, '/admin/member-filter/company?'],
  ['R7.2-26', '/people', null, '/admin/member-filter/company-category?'],
  ['R7.2-27', '/people', null, '/admin/member-filter/location?'],
  ['R7.2-28', '/people', null, '/admin/member-filter/last-active?'],
  ['R7.2-22 R7.2-29', '/people', null, '/admin/follow/join-latest?current=1&size=10'],
  ['R2.6-54 R7.2-24 R7.2-30', '/people/popular', null, '/admin/follow/hot-follow?current=1&size=10'],
  ['R7.2-21 R7.2-31', '/people', 'liran', '/admin/follow/viewd?current=1&size=5'],
  ['R7.2-31', '/people/visitors', 'liran', '/admin/follow/viewd?current=1&size=5'],
  ['R7.2-20 R7.2-32', '/people', null, '/admin/follow/interested?current=1&isRandomSort=true&size=5'],
  ['R7.2-32', '/people/interest', null, '/admin/follow/interested?current=1&isRandomSort=true&size=5'],
  ['R7.3-1', `/community/post/${postId}`, null, '/post/posts/recommend2?size=3'],
  ['R7.3-4', '/community/circle', null, '/post/circles/recommend?current=1&size=3&type=0'],
  ['R7.3-4', '/community/circle', null, '/post/circles/recommend?current=1&size=3&type=1'],
  ['R7.3-6', '/community/circle', 'liran', '/post/circles/mystatistic?'],
  ['R7.3-8', '/community/circle', 'liran', '/post/circles/follow-column?current=1&size=100'],
  ['R7.3-9', '/community/circle', 'liran', '/post/circles/create-column?current=1&size=100'],
  ['R7.3-11', '/community/circle', 'liran', '/post/posts/common?current=1&size=4'],
  ['R7.3-12', '/community/popular', null, '/post/posts/hot?current=1&size=10&tagId=101'],
  ['R7.3-13', '/community/latest', null, '/post/posts/page?current=1&size=10&tagId=-2'],
  ['R7.3-15', `/community/post/${postId}`, null, `/post/posts/related/${postId}?`],
  ['R7.3-14', '/community/supply/packaging', null, '/post/posts/recent/hot?current=1&size=5&tagId=9&themeTagId=41'],
  ['R7.3-16', '/community/popular', null, '/basic/tag?type=2'],
  ['R7.3-16', `/community/post/${postId}`, null, '/basic/tag?type=2'],
  ['R7.3-17', '/community/topic/5001', null, '/post/topics/5001?'],
  ['R7.3-17', `/community/search/post/${tea}`, null, `/post/posts/search?current=1&keyword=${tea}&size=10`],
  ['R7.3-17', `/search/people/${tea}`, null, `/admin/member/search?current=1&keyword=${tea}&size=10`],
  ['R7.4-3', `/news/tag/${tagId}`, null, `/basic/tag/${tagId}?`],
  ['R7.4-4', `/news/tag/${tagId}`, null, `/basic/tag/${tagId}/related-tags?typeId=5`],
  ['R7.4-4', `/people/tag/${tagId}`, null, `/basic/tag/${tagId}/related-tags?typeId=5`],
  ['R7.4-9', '/news/company/501', null, '/company/companies/basic/501?'],
  ['R7.4-7', '/people', null, '/basic/tag/hot?current=1&size=10&status=1&type=industry'],
  ['R7.4-13', '/', null, '/basic/banner/list?'],
  ['R7.4-13', '/events/', null, '/basic/banner/list?'],
  ['R7.4-13', '/community/popular', null, '/basic/banner/list?'],
  ['R7.5-1', '/', 'liran', '/msg/conversation/list?'],
  ['R7.6-1', '/', null, `/news/news/page?categoryTagId=${category}&current=1&size=4`],
  ['R7.6-2', '/news/company/501', null, '/news/news/company/page?companyId=501&current=1&order=latest&size=10'],
  ['R7.6-3', `/news/${newsId}`, null, `/news/news/${newsId}?`],
  ['R7.6-5', `/news/${newsId}`, null, `/news/news/related/${newsId}?`],
  ['R7.6-6', `/search/news/${tea}`, null, `/news/news/v2/search?current=1&keyword=${tea}&size=10`],
  ['R7.6-7', `/news/${newsId}`, null, `/news/news/comment?current=1&entityId=${newsId}&size=10`],
  ['R7.6-16', `/flash/${flash?.id}`, null, `/news/short/news/${flash?.id}?`],
  ['R7.6-17', `/flash/${flash?.id}`, null, `/news/short/news/${flash?.id}/related/news?`],
  ['R7.6-19', `/news/${newsId}`, null, '/news/news/view?'],
  ['R7.6-20', `/flash/${flash?.id}`, null, '/news/short/news/view?'],
  ['R7.6-21', '/events/', null, '/activity/activity/page?current=1&period=upcoming&size=12'],
  ['R7.6-23', `/events/${activity?.id}`, null, `/activity/activity/${activity?.id}?`],
  ['R7.6-24', `/search/events/${tea}`, null, `/activity/activity/search?current=1&keyword=${tea}&size=10`],
  ['R7.6-27', `/events/${activity?.id}`, null, `/activity/activity/comment?current=1&entityId=${activity?.id}&size=10`],
  ['R7.6-34', `/events/${activity?.id}`, null, '/activity/activity/view?'],
  ['R7.6-36', '/company', null, '/company/companies/v2/search?current=1&size=12'],
  ['R7.6-38', '/company', null, '/company/companies/stats/by-people?'],
  ['R7.6-39', '/company', null, '/company/companies/stats/by-hot?'],
  ['R7.6-41', '/company/501', null, '/company/companies/501?'],
  ['R7.6-42', '/company/501', null, '/company/product/search?companyId=501&current=1&size=8'],
  ['R7.6-43', '/', null, '/news/tag/tree?type=1'],
  ['R7.7-1', '/', null, '/admin/log/access?'],
  ['R7.7-3', `/news/${newsId}`, null, '/admin/view/record?'],
  ['R7.6-4', '/', null, '/news/news/hot/page?current=1&size=5'],
  ['R7.6-15', '/', null, '/news/short/news/page?current=1&size=5'],
  ['R7.6-22', '/events/', null, '/activity/activity/hot/page?current=1&size=5'],
  ['R9-2', '/', null, '/news/news/page?current=1&size=4&tagId=24814'],
  ['R9-3 R9-4', '/', null, '/news/news/page?current=1&order=weekly&size=4'],
  ['R9-5 R7.5-4', '/site/about', 'liran', '/msg/notice/all?current=1&size=5'],
  ['R7.5-8', '/community/message/70002', 'liran', '/msg/messages/history?convId=70002&current=1&size=10'],
] as const)('[%s] on %s (%s) the app asks %s', async (_, path, persona, call) => {
  expect(await requestedOn(path, persona)).toContain(call);
});

test.each([
  ['R2.6-35', '/news/tag/41', '/news/news/page?current=1&order=latest&size=10&tagId=41'],
  ['R2.6-36', '/news/company/501', '/news/news/company/page?companyId=501&current=1&order=latest&size=10'],
  ['R2.6-37', '/news/source/2502', '/news/news/page?current=1&order=latest&size=10&sourceId=2502'],
  ['R2.6-40', '/news/hot', '/news/news/hot/page?current=1&size=10'],
  ['R2.6-41', '/foodtools', '/news/news/page?categoryTagId=24813&current=1&order=latest&size=10'],
  ['R2.6-42', '/features', '/news/news/page?categoryTagId=24814&current=1&order=latest&size=10'],
  ['R2.6-43', '/news/new-products', '/news/news/page?categoryTagId=24100&current=1&order=latest&size=10'],
  ['R2.6-43', '/news/oem', '/news/news/page?current=1&order=latest&size=10&tagId=40'],
  [
    'R2.6-43',
    '/news/new-products/marketing',
    '/news/news/page?categoryTagId=24100&current=1&order=latest&size=10&tagId=43',
  ],
  ['R2.6-44', '/news', '/news/news/page?current=1&order=latest&size=10'],
  ['R2.6-45', '/news/new-products/drinks', '/news/news/page?categoryTagId=24101&current=1&order=latest&size=10'],
  ['R9-20', '/news?order=popular&range=week', '/news/news/page?current=1&order=popular&range=week&size=10'],
  [
    'R7.2-25 R7.2-28',
    '/people?companyId=501&lastActive=week',
    '/admin/follow/member/page?companyId=501&current=1&lastActive=week&size=10',
  ],
  [
    'R7.2-26 R7.2-27',
    '/people?companyCategory=tea&locationId=310000',
    '/admin/follow/member/page?companyCategory=tea&current=1&locationId=310000&size=10',
  ],
  ['R2.6-53', '/people/tag/301', '/admin/follow/member/page?current=1&size=10&tagId=301'],
  ['R2.6-72', '/events/source/3203', '/activity/activity/page?current=1&size=12&sourceId=3203'],
  ['R2.6-76', '/events/forum', '/activity/activity/page?current=1&size=12&type=forum'],
  ['R2.6-30', '/community/supply', '/post/posts/page?current=1&size=10&tagId=9'],
  ['R2.6-27', '/community/supply/packaging', '/post/posts/page?current=1&size=10&tagId=9&themeTagId=41'],
])('[%s] the list at %s is what the app asks for by %s', async (_, path, call) => {
  expect(await requestedOn(path, null)).toContain(call);
});

test.each([
  ['R7.2-3', '1002', 'follows', '/admin/member/follow/1002?current=1&size=10'],
  ['R7.2-4', '1002', 'fans', '/admin/member/fans/1002?current=1&size=10'],
  ['R7.2-7', '1001', 'favourites', '/admin/member-favorite/page?current=1&size=10'],
  ['R7.2-12', '1001', 'friends', '/admin/member-friend/page?current=1&size=10'],
  ['R7.2-17', '1001', 'friends', '/admin/member-friend/requests?current=1&size=10'],
  ['R7.2-18', '1001', 'friends', '/admin/member-friend/request/pending-count?'],
  ['R7.3-5', '1002', 'posts', '/post/posts/members?current=1&memberId=1002&size=10'],
  ['R7.3-10', '1001', 'posts', '/post/posts/my?current=1&size=10'],
] as const)('[%s] on the page of member %s, with %s chosen, the app asks %s', async (_, id, tab, call) => {
  const choose = ({ at }: Parameters<NonNullable<Parameters<typeof lookAt>[2]>>[0]) =>
    at('page-page').send({ type: 'tab.choose', tab });
  expect(await lookAt(`/people/${id}`, 'liran', choose)).toContain(call);
});

test.each([
  ['R2.6-55 R7.2-31', '/people/visitors', '/admin/follow/viewd?current=1&size=5'],
  ['R2.6-56 R7.2-32', '/people/interest', '/admin/follow/interested?current=1&isRandomSort=true&size=5'],
])('[%s] on %s nobody is asked for in another way, in the list or beside it', async (_, path, call) => {
  const [place] = call.split('?');
  const requested = await requestedOn(path, 'liran');
  expect([...new Set(requested.filter((each) => each.startsWith(`${place}?`)))]).toEqual([call]);
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
        at('page-page/results').send({ type: 'list.filter', filter: { range } }),
      );
    const ranges = (requested: readonly string[]) =>
      requested
        .map((call) => new URLSearchParams(call.slice(call.indexOf('?'))))
        .filter((search) => search.get('keyword') === '茶' && search.get('size') === '10')
        .map((search) => search.get(name));
    expect([ranges(await choose('week')), ranges(await choose(''))]).toEqual([
      [null, 'week'],
      [null, null],
    ]);
  },
);

const blocks: readonly string[] = [
  ...['/news/tag/tree?type=1', content('footer-links'), content('footer-qr'), content('promo-community-group')],
  ...['/news/short/news/page?current=1&size=5', '/news/news/hot/page?current=1&size=5'],
  ...['/news/news/page?current=1&size=4&tagId=24814', '/news/news/page?current=1&size=4&tagId=24813'],
];

test('[R2.1-5][R2.5-21] a phone asks for the blocks that it shows, and for the others once its window is wide', async () => {
  const backend = createBackend();
  const { calls, fetch } = recordCalls(backend);
  const { app, visit, readDown } = openBrowser(backend).openTab({ isMobile: true }, { fetch });
  await visit('/');
  const requested = () => new Set(calls.map(({ path, query }) => `${path}?${query}`));
  const notOnPhones = blocks.filter((call) => call.includes('tagId=') || call.endsWith('footer-qr'));
  expect(blocks.filter((call) => !requested().has(call))).toEqual(notOnPhones);
  app.send({ type: 'viewport.changed', isMobile: false });
  await readDown();
  expect(blocks.filter((call) => !requested().has(call))).toEqual([]);
});

test('[R2.5-21] an article that is opened from the home page asks for none of the blocks that stand there already', async () => {
  const backend = createBackend();
  const { calls, fetch } = recordCalls(backend);
  const { visit } = openBrowser(backend).openTab({}, { fetch });
  await visit('/');
  const before = calls.length;
  await visit(`/news/${newsId}`);
  const requested = calls.slice(before).map(({ path, query }) => `${path}?${query}`);
  expect(requested).toContain(`/news/news/${newsId}?`);
  expect(requested.filter((call) => blocks.includes(call))).toEqual([]);
});
