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
  ['common.agreement', to.agreement(), '/site/agreement'],
  ['common.agreement', to.agreement({ site: 'post' }), '/community/site/agreement'],
  ['common.guide', to.guide({ site: 'post' }), '/community/site/guide'],
  ['common.privacy', to.privacy({ site: 'post' }), '/community/site/privacy'],
  ['common.contact', to.contact({ site: 'post' }), '/community/site/contact'],
  ['common.about', to.about({ site: 'events' }), '/events/site/about'],
  ['common.join', to.join(), '/site/join'],
  ['common.partners', to.partners(), '/site/partners'],
  ['common.flows', to.flows(), '/flows'],
  ['common.flows', to.flows({ machine: 'sms-code' }), '/flows/sms-code'],
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
  ['news.preview', to.newsPreview({ id: '8' }), '/preview/news/8'],
  ['news.article', to.article({ id: '8' }), '/news/8'],
  ['news.article', to.article({ id: '8', parentTagCode: 'drinks' }), '/news/drinks/8'],
  ['news.article', to.article({ id: '8', parentTagCode: 'drinks', tagCode: 'tea' }), '/news/drinks/tea/8'],
  ['news.tagNews', to.tagNews({ tagId: '24813' }), '/news/tag/24813'],
  ['news.companyNews', to.companyNews({ companyId: '4' }), '/news/company/4'],
  ['news.sourceNews', to.sourceNews({ tagId: '6' }), '/news/source/6'],
  ['news.hotNews', to.hotNews(), '/news/hot'],
  ['news.foodtools', to.foodtools(), '/foodtools'],
  ['news.features', to.features(), '/features'],
  ['news.list', to.newsList(), '/news'],
  ['news.list', to.newsList({ classTag: 'drinks' }), '/news/drinks'],
  ['news.list', to.newsList({ classTag: 'drinks', themeTag: 'tea' }), '/news/drinks/tea'],
  ['news.flashes', to.flashes(), '/flash'],
  ['news.flash', to.flash({ id: '2' }), '/flash/2'],
  ['news.people', to.people(), '/people'],
  ['news.peopleTag', to.peopleTag({ id: '3' }), '/people/tag/3'],
  ['news.peoplePopular', to.peoplePopular(), '/people/popular'],
  ['news.peopleVisitors', to.peopleVisitors(), '/people/visitors'],
  ['news.peopleInterest', to.peopleInterest(), '/people/interest'],
  ['news.person', to.person({ id: '7' }), '/people/7'],
  ['news.companies', to.companies(), '/company'],
  ['news.company', to.company({ id: '4' }), '/company/4'],
  ['news.product', to.product({ id: '4' }), '/product/4'],
  ['news.case', to.case(), '/case'],
  ['news.service', to.service(), '/service'],
  ['news.miniappAgreement', to.miniappAgreement(), '/miniapp/agreement'],
  ['news.miniappPrivacy', to.miniappPrivacy(), '/miniapp/privacy'],
  ['news.miniappContact', to.miniappContact(), '/miniapp/contact'],

  ['events.home', to.home({ site: 'events' }), '/events/'],
  ['events.search', to.search({ site: 'events' }), '/events/search'],
  ['events.search', to.search({ kind: 'events', word: 'x' }), '/events/search/events/x'],
  ['events.source', to.eventSource({ sourceId: '7' }), '/events/source/7'],
  ['events.event', to.event({ id: '12' }), '/events/12'],
  ['events.event', to.event({ id: '12', type: 'all' }), '/events/12'],
  ['events.event', to.event({ id: '12', type: 'expo' }), '/events/expo/12'],
  ['events.preview', to.eventPreview({ id: '12' }), '/events/preview/events/12'],
  ['events.list', to.events(), '/events/all'],
  ['events.list', to.events({ tagCode: 'expo' }), '/events/expo'],

  ['post.search', to.search({ site: 'post' }), '/community/search'],
  ['post.search', to.search({ kind: 'post', word: 'x' }), '/community/search/post/x'],
  ['post.search', to.search({ site: 'post', kind: 'people', word: 'x' }), '/community/search/people/x'],
  ['post.tagSearch', to.tagSearch({ id: '12' }), '/community/tag/12'],
  ['post.create', to.postCreate(), '/community/circle/post/create'],
  ['post.create', to.postCreate({ circle: '5' }), '/community/circle/post/create?circle=5'],
  ['post.edit', to.postEdit({ id: '9' }), '/community/circle/post/9/edit'],
  ['post.post', to.post({ id: '9' }), '/community/post/9'],
  ['post.topic', to.topic({ id: '3' }), '/community/topic/3'],
  ['post.circles', to.circles(), '/community/circle'],
  ['post.circle', to.circle({ id: '5' }), '/community/circle/5'],
  ['post.systemMessage', to.systemMessage(), '/community/system-message'],
  ['post.systemMessage', to.systemMessage({ part: 'apply' }), '/community/system-message#apply'],
  ['post.editInfo', to.editInfo(), '/community/edit-info'],
  ['post.accountSetting', to.accountSetting(), '/community/mine/account-setting'],
  ['post.messages', to.messages(), '/community/message/list'],
  ['post.messages', to.messages({ to: '1002', post: '9' }), '/community/message/list?to=1002&post=9'],
  ['post.message', to.message({ id: '42' }), '/community/message/42'],
  ['post.tagPosts', to.tagPosts(), '/community/popular'],
  ['post.tagPosts', to.tagPosts({ postTag: 'latest' }), '/community/latest'],
  ['post.tagPosts', to.tagPosts({ postTag: 'supply', themeTag: 'packaging' }), '/community/supply/packaging'],
];

const rows: Readonly<Partial<Record<RouteName, string>>> = {
  'post.create': 'R2.6-10',
  'post.systemMessage': 'R2.6-15',
  'news.flashes': 'R2.6-61',
  'news.flash': 'R2.6-62',
  'news.hotNews': 'R2.6-63',
  'news.article': 'R2.6-64',
  'news.sourceNews': 'R2.6-65',
  'news.foodtools': 'R2.6-66',
  'news.features': 'R2.6-67',
  'events.list': 'R2.6-68',
  'events.event': 'R2.6-69',
};

const passages = [
  ['common.redirect', to.redirect({ path: '/news/8' })],
  ['post.home', to.home({ site: 'post' })],
] as const;

describe('builders', () => {
  test.each(
    paths.map(([name, built, expected]) => [`R2.6-78 ${rows[name] ?? ''}`.trim(), name, expected, built] as const),
  )('[%s] %s: %s is built, and read back as the same place', (_, name, expected, built) => {
    expect(built).toBe(expected);
    expect(resolve(built, { sites: defaultSites })).toMatchObject({ kind: 'route', name, href: built });
  });

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
