import { describe, expect, test } from 'vitest';
import { defaultSites, parseSites } from '#services/address/sites.ts';
import { readPostTag } from './post.routes.ts';
import { isAt, type ResolveContext, resolve } from './resolve.ts';
import { type RouteName, routeOf } from './routes.ts';
import { searchKinds } from './search.routes.ts';
import { createHref, createTo } from './to.ts';

const ctx: ResolveContext = { sites: defaultSites, origin: 'https://shiye.example' };

type Params = Readonly<Record<string, string>>;
type Row = readonly [ids: string, path: string, name: RouteName, params?: Params];

const rows: readonly Row[] = [
  ['R2.6-1', '/404', 'common.notFound'],
  ['R2.6-1', '/events/404', 'common.notFound'],
  ['R2.6-1', '/community/404', 'common.notFound'],
  ['R2.6-4', '/sso/login', 'common.login'],
  ['R2.6-4', '/community/sso/login?redirect=%2Fpeople', 'common.login'],
  ['R0-3', '/flows', 'common.flows'],
  ['R0-3', '/flows/sms-code', 'common.flows', { machine: 'sms-code' }],

  ['R2.6-6', '/community/search', 'post.search'],
  ['R2.6-80', '/community/search/%E7%B3%96', 'post.search', { word: '糖' }],
  ['R2.4-15 R2.6-80', '/community/search/post/%E7%B3%96', 'post.search', { kind: 'post', word: '糖' }],
  ['R2.6-7', '/community/tag/12', 'post.tagSearch', { id: '12' }],
  ['R2.6-9', '/community/circle/post/create', 'post.create'],
  ['R2.6-10', '/community/circle/post/create?circle=7', 'post.create'],
  ['R2.6-11', '/community/circle/post/9/edit', 'post.edit', { id: '9' }],
  ['R2.6-12', '/community/post/9', 'post.post', { id: '9' }],
  ['R2.6-13', '/community/topic/3', 'post.topic', { id: '3' }],
  ['R2.6-14', '/community/system-message', 'post.systemMessage'],
  ['R2.6-18', '/community/edit-info', 'post.editInfo'],
  ['R2.6-19', '/community/mine/account-setting', 'post.accountSetting'],
  ['R2.6-20 R2.6-78', '/community/message/list', 'post.messages'],
  ['R2.6-21 R2.6-78', '/community/message/42', 'post.message', { id: '42' }],
  ['R2.6-22', '/community/site/agreement', 'common.agreement'],
  ['R2.6-23', '/community/site/guide', 'common.guide'],
  ['R2.6-24', '/community/site/privacy', 'common.privacy'],
  ['R2.6-25', '/community/site/contact', 'common.contact'],
  ['R2.6-26', '/community/site/about', 'common.about'],
  ['R2.6-27 R2.6-28', '/community/latest', 'post.tagPosts', { postTag: 'latest' }],
  ['R2.6-27 R2.6-29', '/community/popular', 'post.tagPosts', { postTag: 'popular' }],
  ['R2.6-27', '/community/supply/packaging', 'post.tagPosts', { postTag: 'supply', themeTag: 'packaging' }],
  ['R0-4', '/community/circle', 'post.circles'],
  ['R0-4', '/community/circle/5', 'post.circle', { id: '5' }],

  ['R2.6-31', '/', 'news.home'],
  ['R2.6-80', '/search', 'news.search'],
  ['R2.6-80', '/search/news', 'news.search', { word: 'news' }],
  ['R2.4-14 R2.6-32', '/search/news/a%2Fb%20c', 'news.search', { kind: 'news', word: 'a/b c' }],
  ['R2.4-14 R2.6-32', '/search/people/%E7%8E%8B', 'news.search', { kind: 'people', word: '王' }],
  ['R2.6-80', '/search/company/x', 'news.search', { kind: 'company', word: 'x' }],
  ['R2.6-33', '/preview/news/8', 'news.preview', { id: '8' }],
  ['R2.6-34 R2.6-78', '/news/8', 'news.article', { id: '8' }],
  ['R2.6-35', '/news/tag/24813', 'news.tagNews', { tagId: '24813' }],
  ['R2.6-36', '/news/company/4', 'news.companyNews', { companyId: '4' }],
  ['R2.6-37', '/news/source/6', 'news.sourceNews', { tagId: '6' }],
  ['R2.6-38', '/news/drinks/tea/8', 'news.article', { parentTagCode: 'drinks', tagCode: 'tea', id: '8' }],
  ['R2.6-39 R2.6-78', '/news/drinks/8', 'news.article', { parentTagCode: 'drinks', id: '8' }],
  ['R2.6-40 R2.6-78', '/news/hot', 'news.hotNews'],
  ['R2.6-41', '/foodtools', 'news.foodtools'],
  ['R2.6-42', '/features', 'news.features'],
  ['R2.6-44', '/news', 'news.list'],
  ['R2.6-43 R2.6-78', '/news/drinks', 'news.list', { classTag: 'drinks' }],
  ['R2.6-43 R2.6-45 R2.6-78', '/news/drinks/tea', 'news.list', { classTag: 'drinks', themeTag: 'tea' }],
  ['R2.6-46', '/flash', 'news.flashes'],
  ['R2.6-47', '/flash/2', 'news.flash', { id: '2' }],
  ['R2.6-48', '/site/join', 'common.join'],
  ['R2.6-49', '/site/partners', 'common.partners'],
  ['R2.6-50', '/site/contact', 'common.contact'],
  ['R2.6-51', '/site/about', 'common.about'],
  ['R0-3', '/site/agreement', 'common.agreement'],
  ['R0-3', '/events/site/privacy', 'common.privacy'],
  ['R2.6-52', '/people', 'news.people'],
  ['R2.6-53', '/people/tag/3', 'news.peopleTag', { id: '3' }],
  ['R2.6-54 R2.6-78', '/people/popular', 'news.peoplePopular'],
  ['R2.6-55', '/people/visitors', 'news.peopleVisitors'],
  ['R2.6-56', '/people/interest', 'news.peopleInterest'],
  ['R2.6-57 R2.6-78', '/people/900719925474099312', 'news.person', { id: '900719925474099312' }],
  ['R2.6-58', '/miniapp/agreement', 'news.miniappAgreement'],
  ['R2.6-59', '/miniapp/privacy', 'news.miniappPrivacy'],
  ['R2.6-60', '/miniapp/contact', 'news.miniappContact'],
  ['R0-4', '/company', 'news.companies'],
  ['R0-4', '/company/4', 'news.company', { id: '4' }],
  ['R0-4', '/product/4', 'news.product', { id: '4' }],
  ['R0-4', '/case', 'news.case'],
  ['R0-4', '/service', 'news.service'],

  ['R2.6-70', '/events/', 'events.home'],
  ['R2.6-71', '/events/search', 'events.search'],
  ['R2.4-16 R2.6-80', '/events/search/events/x', 'events.search', { kind: 'events', word: 'x' }],
  ['R2.6-72', '/events/source/7', 'events.source', { sourceId: '7' }],
  ['R2.6-73 R2.6-78', '/events/12', 'events.event', { id: '12' }],
  ['R2.6-74', '/events/expo/12', 'events.event', { tagCode: 'expo', id: '12' }],
  ['R2.6-69', '/events/all/12', 'events.event', { tagCode: 'all', id: '12' }],
  ['R2.6-75', '/events/preview/events/12', 'events.preview', { id: '12' }],
  ['R2.6-76 R2.6-78', '/events/expo', 'events.list', { tagCode: 'expo' }],
];

describe('the route table', () => {
  const cases = rows.map(([ids, path, name, params = {}]) => ({ ids, path, name, params }));
  test.each(cases)('[$ids] $path is $name, and built of its parameters', ({ path: href, name, params }) => {
    const here = resolve(href, ctx);
    const path = href.replace(/\?.*/, '');
    expect(here).toMatchObject({ kind: 'route', name, path });
    expect(here).toHaveProperty('params', params);
    expect(createHref({ ...ctx, here: here.kind === 'rewrite' ? 'news' : here.site })(name, params as never)).toBe(
      path,
    );
  });

  test('[R2.6-14 R2.6-15 R2.6-16 R2.6-17 R2.6-82] anchors stay anchors', () => {
    for (const hash of ['apply', 'comment', 'notice']) {
      expect(resolve(`/community/system-message?a=1&a=2#${hash}`, ctx)).toEqual({
        kind: 'route',
        name: 'post.systemMessage',
        site: 'post',
        params: {},
        query: { a: '1' },
        hash,
        path: '/community/system-message',
        href: `/community/system-message?a=1&a=2#${hash}`,
        wechat: null,
      });
    }
  });

  test('[R2.6-8 R2.6-77] everything else is not found', () => {
    const strays = [
      '/nowhere',
      '/news/8/9',
      '/news/8x',
      '/news/a/b/c',
      '/news/hot/8',
      '/news/tag',
      '/news/tag/tea',
      '/news/company/x',
      '/people/nobody',
      '/people/1/2',
      '/flash/x',
      '/search/shop/x',
      '/search/news/x/y',
      '/company/x',
      '/site',
      '/site/other',
      '/post/1',
      '/events/1/2',
      '/events/a/b',
      '/events/source/x',
      '/events/preview',
      '/community/a/b/c',
      '/community/12',
      '/community/tag/tea',
      '/community/1/edit',
      '/community/message',
      '/community/message/x',
      '/community/post/x',
      '/community/circle/x',
      '/constructor',
      '/__proto__',
    ];
    for (const path of strays) {
      expect(resolve(`${path}?q=1#x`, ctx)).toMatchObject({ kind: 'notFound', path, href: `${path}?q=1#x` });
    }
  });

  test('[R2.6-77] doubled and trailing slashes do not matter, what does not decode is not found', () => {
    expect(resolve('//news///8//', ctx)).toMatchObject({ name: 'news.article', path: '/news/8', href: '/news/8' });
    expect(resolve('/events', ctx)).toMatchObject({ name: 'events.home', path: '/events/' });
    expect(resolve('', ctx)).toMatchObject({ name: 'news.home', path: '/' });
    for (const path of [
      '/search/%',
      '/search/%E7%B3',
      '/search/%zz',
      '/search/%00',
      '/search/a%0Ab',
      '/search/%2E%2E',
    ]) {
      expect(resolve(path, ctx)).toEqual({ kind: 'notFound', site: 'news', path, href: path });
    }
    expect(resolve('/news/8?q=%&r=%E7#%', ctx)).toMatchObject({ name: 'news.article', hash: '%' });
  });

  // A page for members would redirect a guest to itself, in a loop.
  test.each(Object.values(ctx.sites))(
    '[R2.6-86] the home of $id, to which visitors are turned away, is for anyone',
    ({ base }) => {
      const home = resolve(`${base}?redirect=%2Fpeople%2Fvisitors`, ctx);
      const page = home.kind === 'rewrite' ? resolve(home.to, ctx) : home;
      expect(page).toMatchObject({ kind: 'route', query: { redirect: '/people/visitors' } });
      expect(page.kind === 'route' && routeOf(page.name).access).toBe('anyone');
    },
  );

  test('[R2.6-80] every site takes every kind of search, and no other', () => {
    for (const base of ['', '/events', '/community']) {
      for (const kind of searchKinds) {
        expect(resolve(`${base}/search/${kind}/x`, ctx)).toMatchObject({ params: { kind, word: 'x' } });
      }
      expect(resolve(`${base}/search/flash/x`, ctx).kind).toBe('notFound');
    }
  });

  test('[R2.6-79] with the tag tree loaded only its codes and the shortcuts are post pages', () => {
    const loaded = { ...ctx, knownTagCodes: new Set(['supply', 'packaging']) };
    const known = ['latest', 'popular', 'supply', 'supply/packaging', 'popular/packaging', 'latest/popular'];
    for (const path of known) expect(resolve(`/community/${path}`, loaded)).toHaveProperty('name', 'post.tagPosts');
    for (const path of ['other', 'supply/other', 'other/packaging', 'Latest']) {
      expect(resolve(`/community/${path}`, loaded).kind).toBe('notFound');
    }
    expect(resolve('/community/other', ctx)).toHaveProperty('name', 'post.tagPosts');
  });

  test('[R2.6-28 R2.6-29 R2.6-30] latest and popular are shortcuts, any other post tag is a code', () => {
    expect(['latest', 'popular', 'supply', 'constructor'].map(readPostTag)).toEqual([
      { feed: 'latest' },
      { feed: 'popular' },
      { feed: 'tag', code: 'supply' },
      { feed: 'tag', code: 'constructor' },
    ]);
  });

  test('[R2.6-64] a place is narrowed with its parameters', () => {
    const here = resolve('/news/drinks/8', ctx);
    const ids: [id: string, parent: string | undefined][] = [];
    if (isAt(here, 'news.article')) ids.push([here.params.id, here.params.parentTagCode]);
    expect(ids).toEqual([['8', 'drinks']]);
    expect(isAt(here, 'news.flash')).toBe(false);
  });
});

const rewritten = (url: string, context = ctx) => {
  const result = resolve(url, context);
  return result.kind === 'rewrite' ? result.to : result.kind;
};

describe('rewritten addresses', () => {
  test('[R2.6-5] the post home leads to the popular posts, whatever it carries', () => {
    expect(rewritten('/community/')).toBe('/community/popular');
    expect(rewritten('/community')).toBe('/community/popular');
    expect(rewritten('/community/?redirect=%2Fpeople#top')).toBe('/community/popular?redirect=%2Fpeople#top');
  });

  test.each([
    ['/#/news/12', '/news/12'],
    ['/#/news/12?x=1#part', '/news/12?x=1#part'],
    ['/?from=wx#/news/12?x=1', '/news/12?x=1&from=wx'],
    ['/index.html#/flash', '/flash'],
    ['/#/', '/'],
    ['/#/search/news/%E7%B3%96', '/search/news/%E7%B3%96'],
    ['/community/#/post/5', '/community/post/5'],
    ['/community/#/', '/community/'],
    ['/events/#/expo/12', '/events/expo/12'],
    ['/#/community/system-message#apply', '/community/system-message#apply'],
    ['/#//evil.example', '/'],
    ['/#/\\evil.example', '/'],
    ['/#/%2Fevil.example', '/'],
    ['/#/%255Cevil.example', '/'],
    ['/community/#//evil.example', '/community/'],
  ])('[R2.6-81 R2.6-82] the old address %s leads to %s', (url, to) => {
    expect(rewritten(url)).toBe(to);
  });

  test.each(['/#!/news/12', '/#news/12', '/people#', '/people#apply', '/people#a/b'])(
    '[R2.6-82] %s is no old address',
    (url) => {
      expect(resolve(url, ctx).kind).toBe('route');
    },
  );

  test.each([
    ['/redirect/people', '/people'],
    ['/redirect/news/12?x=1#part', '/news/12?x=1#part'],
    ['/redirect/community/post/5', '/community/post/5'],
    ['/community/redirect/post/5', '/community/post/5'],
    ['/events/redirect/12', '/events/12'],
    ['/redirect/news%2F12', '/news/12'],
    ['/redirect/%2Fnews%2F12%3Fx%3D1', '/news/12?x=1'],
    ['/redirect/search/news/a%2Fb', '/search/news/a%2Fb'],
    ['/redirect', '/'],
    ['/redirect/', '/'],
    ['/events/redirect/', '/events/'],
    ['/redirect//evil.example', '/'],
    ['/redirect///evil.example', '/'],
    ['/redirect/\\evil.example', '/'],
    ['/redirect/%2F%2Fevil.example', '/'],
    ['/redirect/%252F%252Fevil.example', '/'],
    ['/redirect/%5Cevil.example', '/'],
    ['/redirect/%09/evil.example', 'notFound'],
    ['/community/redirect//evil.example', '/community/'],
  ])('[R2.6-2 R4.1-12] %s leads to %s', (url, to) => {
    expect(rewritten(url)).toBe(to);
  });

  test('[R2.6-2 R4.1-12] a foreign address behind redirect stays a path of ours', () => {
    const to = rewritten('/redirect/https://evil.example/x');
    expect(new URL(to, ctx.origin).origin).toBe(ctx.origin);
    expect(resolve(to, ctx).kind).toBe('notFound');
  });

  test('[R2.6-2 R2.6-81] rewriting comes to an end', () => {
    let url = '/redirect/redirect/community/redirect/?x=1#/redirect/#/community/';
    const seen: string[] = [];
    for (let to = rewritten(url); to.startsWith('/'); to = rewritten(url)) {
      seen.push(to);
      url = to;
    }
    expect(seen.at(-1)).toBe('/community/popular?x=1');
  });
});

describe('the WeChat redirect', () => {
  test('[R2.6-3 R4.1-13] code and state are taken from the root and left out of the address', () => {
    expect(resolve('/?a=1&code=SECRET&state=s1&b=2#top', ctx)).toEqual({
      kind: 'route',
      name: 'news.home',
      site: 'news',
      params: {},
      query: { a: '1', b: '2' },
      hash: 'top',
      path: '/',
      href: '/?a=1&b=2#top',
      wechat: { code: 'SECRET', state: 's1' },
    });
  });

  test('[R2.6-3] they survive the way on from the post home and from an old address', () => {
    expect(resolve('/community/?code=c&state=s', ctx)).toEqual({
      kind: 'rewrite',
      to: '/community/popular',
      wechat: { code: 'c', state: 's' },
    });
    expect(resolve('/?code=c&state=s#/people', ctx)).toEqual({
      kind: 'rewrite',
      to: '/people',
      wechat: { code: 'c', state: 's' },
    });
  });

  test('[R2.6-3 R4.1-16] a half of the pair is reported as it came', () => {
    expect(resolve('/events/?code=c', ctx)).toMatchObject({ wechat: { code: 'c', state: null }, href: '/events/' });
    expect(resolve('/?state=s', ctx)).toMatchObject({ wechat: { code: null, state: 's' }, href: '/' });
  });

  test('[R2.6-3] elsewhere code is an ordinary parameter', () => {
    expect(resolve('/people?code=c&state=s', ctx)).toMatchObject({ wechat: null, query: { code: 'c', state: 's' } });
  });
});

describe('absolute addresses', () => {
  const sites = parseSites('{"news":"https://shiye.example/","post":"https://bbs.example/"}');

  test('[R0-3] the host tells the site', () => {
    const onNews = { sites, origin: 'https://shiye.example' };
    expect(resolve('/people/7', onNews)).toMatchObject({ name: 'news.person', site: 'news' });
    expect(resolve('https://bbs.example/post/7', onNews)).toMatchObject({ name: 'post.post', site: 'post' });
    expect(resolve('/post/7', { sites, origin: 'https://bbs.example' })).toMatchObject({ name: 'post.post' });
    expect(resolve('/', { sites, origin: 'https://bbs.example' })).toMatchObject({ kind: 'rewrite', to: '/popular' });
  });

  test.each([
    'https://evil.example/people',
    'javascript:alert(1)',
    'http://[',
    'data:text/html,x',
    'https://bbs.example:8443/',
  ])('[R2.6-77] %s is not ours', (url) => {
    expect(resolve(url, { sites, origin: 'https://shiye.example' }).kind).toBe('notFound');
  });

  test('[R0-3] without a known origin any host will do', () => {
    expect(resolve('https://any.example/people?x=1#y', { sites: defaultSites })).toMatchObject({
      name: 'news.people',
      href: '/people?x=1#y',
    });
    expect(resolve('https://any.example/people', ctx).kind).toBe('notFound');
  });
});

test.each(['.', '..', '...', ' . ', 'a/..', '%2e'])('[R2.6-80] a search for %j survives the address', (word) => {
  const href = createTo({ sites: defaultSites }).search({ kind: 'news', word });
  const { pathname } = new URL(href, 'https://shiye.example');
  expect(pathname).toBe(href);
  expect(resolve(pathname, { sites: defaultSites })).toMatchObject({
    name: 'news.search',
    params: { kind: 'news', word: word.trim() },
  });
});
