import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSites, parseSites } from '#services/address/sites.ts';
import { resolve } from './resolve.ts';
import { shapes } from './route.ts';
import { type RouteName, routeNames, routeOf } from './routes.ts';
import { createTo } from './to.ts';

const to = createTo({ sites: defaultSites });

const paths: readonly (readonly [RouteName, built: string, expected: string])[] = [
  ['common.notFound', to.notFound(), '/404'],
  ['common.notFound', to.notFound({ site: 'post' }), '/community/404'],
  ['common.login', to.login(), '/sso/login'],
  [
    'common.login',
    to.login({ redirect: '/people?x=1', newTab: '1' }),
    '/sso/login?redirect=%2Fpeople%3Fx%3D1&newTab=1',
  ],
  ['common.about', to.about({ site: 'events' }), '/events/site/about'],
  ['common.flows', to.flows({ machine: 'sms-code', state: 'smsCode.ready' }), '/flows/sms-code?state=smsCode.ready'],
  ['news.home', to.home(), '/'],
  ['news.home', to.home({ redirect: '/community/message/7#end' }), '/?redirect=%2Fcommunity%2Fmessage%2F7%23end'],
  ['news.search', to.search(), '/search'],
  ['news.search', to.search({ word: '糖' }), '/search/%E7%B3%96'],
  ['news.search', to.search({ kind: 'news', word: 'a/b c?' }), '/search/news/a%2Fb%20c%3F'],
  ['news.search', to.search({ kind: 'people', word: '王' }), '/search/people/%E7%8E%8B'],
  ['news.search', to.search({ kind: 'company', word: 'x' }), '/search/company/x'],
  ['news.search', to.search({ kind: 'news', word: '.' }), '/search/news/.%20'],
  ['news.search', to.search({ kind: 'news', word: '..' }), '/search/news/..%20'],
  ['news.article', to.article({ id: '8' }), '/news/8'],
  ['news.list', to.newsList(), '/news'],
  ['news.person', to.person({ id: '7' }), '/people/7'],
  ['events.home', to.home({ site: 'events' }), '/events/'],
  ['events.search', to.search({ site: 'events' }), '/events/search'],
  ['events.search', to.search({ kind: 'events', word: 'x' }), '/events/search/events/x'],
  ['events.event', to.event({ id: '12' }), '/events/12'],
  ['events.event', to.event({ id: '12', type: 'all' }), '/events/12'],
  ['events.event', to.event({ id: '12', type: 'expo' }), '/events/expo/12'],
  ['events.list', to.events(), '/events/all'],
  ['post.search', to.search({ site: 'post' }), '/community/search'],
  ['post.search', to.search({ kind: 'post', word: 'x' }), '/community/search/post/x'],
  ['post.search', to.search({ site: 'post', kind: 'people', word: 'x' }), '/community/search/people/x'],
  ['post.create', to.postCreate({ circle: '5' }), '/community/circle/post/create?circle=5'],
  ['post.systemMessage', to.systemMessage({ part: 'apply' }), '/community/system-message#apply'],
  ['post.messages', to.messages({ to: '1002', post: '9' }), '/community/message/list?to=1002&post=9'],
  ['post.tagPosts', to.tagPosts(), '/community/popular'],
];

const passages = [
  ['common.redirect', to.redirect({ path: '/news/8' })],
  ['post.home', to.home({ site: 'post' })],
] as const;

describe('builders', () => {
  test.each(paths)(
    '[R2.6-69 R2.6-78] %s: %s is built as %s, and read back as the same place',
    (name, built, expected) => {
      expect(built).toBe(expected);
      expect(resolve(built, { sites: defaultSites })).toMatchObject({ kind: 'route', name, href: built });
    },
  );

  test('[R2.6-2 R2.6-5] passages lead on', () => {
    expect(passages.map(([, built]) => built)).toEqual(['/redirect/news/8', '/community/']);
    expect(passages.map(([, built]) => resolve(built, { sites: defaultSites }))).toEqual([
      { kind: 'rewrite', to: '/news/8', wechat: null },
      { kind: 'rewrite', to: '/community/popular', wechat: null },
    ]);
  });

  test('[R2.6-78] every path of the table is read back as the route that declares it', () => {
    const sample = (path: string) =>
      path.replaceAll(
        /:(\w+)\??/g,
        (_, name) => ['7', 'news', 'tea'].find((value) => shapes[name]?.test(value)) ?? '糖',
      );
    const declared = routeNames.flatMap((name) => routeOf(name).path.map((path) => [name, sample(path)] as const));
    const found = declared.map(([name, path]) => {
      const { site } = routeOf(name);
      const url = defaultSites[site === 'common' ? 'post' : site].base + path.slice(1);
      const here = resolve(url, { sites: defaultSites });
      return here.kind === 'rewrite' ? 'leads on' : here.kind === 'route' ? here.name : here.kind;
    });
    const own = declared.map(([name]) => (passages.some(([passage]) => passage === name) ? 'leads on' : name));
    expect(found).toEqual(own);
  });

  test('no two routes have links of the same name', () => {
    const names = routeNames.map((name) => routeOf(name).link ?? name.split('.')[1]);
    const own = names.filter((name) => name !== 'home' && name !== 'search');
    expect(new Set(own).size).toBe(own.length);
  });

  test('[R2.6-78] nothing stands in the place of an optional part that is missing or that a browser would drop', () => {
    expect([
      to.newsList({ themeTag: 'tea' }),
      to.newsList({ classTag: '', themeTag: 'tea' }),
      to.newsList({ classTag: 'drinks', themeTag: '.' }),
      to.tagPosts({ postTag: '..', themeTag: 'packaging' }),
    ]).toEqual(['/news', '/news', '/news/drinks', '/community/']);
  });

  test('[R2.4-14 R2.6-32] any word is carried, but dot segments and control characters', () => {
    const word = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !/^\.{1,2}$|\p{Cc}/u.test(text));
    fc.assert(
      fc.property(word, (text) => {
        const here = resolve(to.search({ kind: 'news', word: text }), { sites: defaultSites });
        expect(here).toMatchObject({ name: 'news.search', params: { kind: 'news', word: text.trim() || text } });
      }),
    );
    expect(to.search({ word: 'a\ud800b' })).toBe('/search/a%EF%BF%BDb');
  });

  test('[R2.4-14 R2.6-32] a word with a NUL or another control character in it is searched for without', () => {
    const control = fc.constantFrom('\0', '\n', '\t', '\u007f', '\u0085');
    fc.assert(
      fc.property(control, (odd) => {
        const here = resolve(to.search({ kind: 'news', word: `燕麦${odd}奶${odd}` }), { sites: defaultSites });
        expect(here).toMatchObject({ name: 'news.search', params: { kind: 'news', word: '燕麦 奶' } });
      }),
    );
  });

  test('[R2.6-77] no address makes the reader throw', () => {
    const url = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'/%#?.:\\ae25FfC&=@') }), fc.webUrl());
    fc.assert(
      fc.property(url, (text) => {
        expect(['route', 'rewrite', 'notFound']).toContain(resolve(text, { sites: defaultSites }).kind);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('sites on several hosts', () => {
  const sites = parseSites('{"news":"https://shiye.example/","post":"https://bbs.example/"}');

  test('[R0-3] links between hosts are absolute, links within one are paths', () => {
    const onNews = createTo({ sites, here: 'news', origin: 'https://shiye.example' });
    expect([
      onNews.person({ id: '7' }),
      onNews.post({ id: '9' }),
      onNews.about(),
      onNews.home({ site: 'post' }),
    ]).toEqual(['/people/7', 'https://bbs.example/post/9', '/site/about', 'https://bbs.example/']);
    const onPost = createTo({ sites, here: 'post', origin: 'https://bbs.example' });
    expect([onPost.person({ id: '7' }), onPost.post({ id: '9' }), onPost.about(), onPost.home()]).toEqual([
      'https://shiye.example/people/7',
      '/post/9',
      '/site/about',
      '/',
    ]);
  });

  test('[R0-3] common places and the search stand under the base of the site shown', () => {
    const onEvents = createTo({ sites: defaultSites, here: 'events' });
    expect([onEvents.privacy(), onEvents.login(), onEvents.search({ word: 'x' }), onEvents.search()]).toEqual([
      '/events/site/privacy',
      '/events/sso/login',
      '/events/search/x',
      '/events/search',
    ]);
  });
});
