import { loginBySso } from '#mocks/domain/rules/login.ts';
import { type RouteName, routeNames, routeOf } from '#routes/routes.ts';
import { blocksMaxAge, noticeSeenAfter, searchDebounce, tagSearchDebounce } from '#services/contract/constants.ts';
import { addressOf } from '../page-cases.ts';
import { type FaultFixture, openFaultFixture } from './fixture.ts';
import { onPage, type Trigger } from './trigger.ts';

type Url = Parameters<typeof onPage>[0]['url'];

const routesWithChart: readonly RouteName[] = routeNames.filter((routeName) => routeOf(routeName).page !== 'flows');

/** Counted beside the results of another kind, where a count that fails is left out; `found` has their own results. */
const counted = ['people.search', 'post.search', 'activity.search', 'company.search'];

/** Every place of the route table, with the endpoints that it is the first to call. */
export const routeTriggers = async (): Promise<readonly Trigger[]> => {
  const fixture = await openFaultFixture('liran');
  const known = new Set(fixture.all());
  const triggers: Trigger[] = [];
  for (const [at, routeName] of routesWithChart.entries()) {
    fixture.forget();
    await fixture.tab().visit(addressOf({ routeName }, fixture.backend), `way${at}`);
    for (let turn = 0; turn < 3; turn += 1) await fixture.wait(0);
    const beside = routeOf(routeName).page === 'search' ? counted : [];
    const endpoints = [...new Set(fixture.all())].filter((name) => !known.has(name) && !beside.includes(name));
    for (const name of endpoints) known.add(name);
    if (endpoints.length === 0) continue;
    triggers.push({
      name: routeName,
      as: 'liran',
      endpoints,
      begin: async (own, n) => {
        if (n === 0) await own.tab().visit('/404');
        // The blocks beside it are asked for again.
        await own.wait(blocksMaxAge);
        return { press: () => own.tab().visit(addressOf({ routeName }, own.backend), `${routeName}${n}`) };
      },
    });
  }
  fixture.close();
  return triggers;
};

const found = (kind: string, endpoint: string): Trigger => ({
  name: `search of ${kind}`,
  as: 'liran',
  endpoints: [endpoint],
  begin: async (fixture, n) => ({ press: () => fixture.visit(`/search/${kind}/茶`, `search${kind}${n}`) }),
});

/** An article that is commented on. */
export const articleAt = ({ backend: { domain } }: FaultFixture): string => {
  const { news, comments } = domain.seed;
  return `/news/${news.find(({ id, isDraft }) => !isDraft && comments('news', id).length > 0)?.id}`;
};

const shared = (url: Url, endpoint: string): Trigger =>
  onPage({
    name: `sharing, ${endpoint}`,
    url,
    endpoints: [endpoint],
    act: (fixture, page) => ({ press: () => fixture.at(`${page}/share`).send({ type: 'share.open' }) }),
  });

const tabOf = (url: string, tab: string, endpoints: readonly string[]): Trigger =>
  onPage({
    name: `${tab} of ${url}`,
    url,
    endpoints,
    act: (fixture, page) => ({ press: () => fixture.at(page).send({ type: 'tab.choose', tab }) }),
  });

const replies = (url: Url, kind: string): Trigger =>
  onPage({
    name: `replies, ${kind}`,
    url,
    endpoints: [`${kind}Comment.replies`],
    act: (fixture, page) => {
      const [first] = fixture.at(`${page}/comments/list`).getSnapshot().context.items;
      return { press: () => fixture.at(`${page}/comments`).send({ type: 'thread.open', id: first.id }) };
    },
  });

const inConversation = (endpoints: readonly string[], press: (fixture: FaultFixture, n: number) => void): Trigger => ({
  name: `conversations ${endpoints.join()}`,
  as: 'liran',
  endpoints,
  isOnce: true,
  begin: async (fixture, n) => {
    await fixture.until(
      () => fixture.app().getSnapshot().children.conversations?.getSnapshot().context.list.length > 0,
    );
    return { press: () => press(fixture, n) };
  },
});

/** What a reader asks for on a page that is there. */
export const readTriggers: readonly Trigger[] = [
  ...['people', 'post', 'events', 'company'].map((kind, at) => found(kind, counted[at] ?? '')),
  shared('/people/1002', 'people.miniappCode'),
  shared('/community/circle/4001', 'circle.miniappCode'),
  shared('/community/post/700496', 'post.miniappCode'),
  shared(articleAt, 'news.miniappCode'),
  tabOf('/people/1002', 'follows', ['follow.follows']),
  tabOf('/people/1002', 'fans', ['follow.fans']),
  tabOf('/people/1002', 'posts', ['post.members']),
  tabOf('/people/1001', 'posts', ['post.my']),
  tabOf('/people/1001', 'favourites', ['favourite.page']),
  tabOf('/people/1001', 'friends', ['friend.page']),
  replies(articleAt, 'news'),
  replies('/events/80012', 'activity'),
  replies('/community/post/700496', 'post'),
  onPage({
    name: 'company box',
    url: '/community/edit-info',
    endpoints: ['company.hotCompanies'],
    act: (fixture, page) => {
      const box = fixture.at(`${page}/profile/companySuggest`);
      const open = () => box.send({ type: 'suggest.open', keyword: '' });
      return {
        press: open,
        again: () => {
          box.send({ type: 'suggest.close' });
          open();
        },
      };
    },
  }),
  onPage({
    name: 'company typed',
    url: '/community/edit-info',
    endpoints: ['company.searchCompanies'],
    act: (fixture, page) => {
      const box = fixture.at(`${page}/profile/companySuggest`);
      return {
        press: async () => {
          fixture.at(`${page}/profile`).send({ type: 'field.change', field: 'company', text: '茶' });
          await fixture.wait(searchDebounce);
        },
        again: () => {
          box.send({ type: 'suggest.close' });
          box.send({ type: 'suggest.open', keyword: '茶' });
        },
        typed: ['茶'],
      };
    },
  }),
  onPage({
    name: 'districts of a city',
    url: '/community/edit-info',
    endpoints: ['basic.locationChildren'],
    act: (fixture, page, n) => {
      const path = fixture.backend.domain.seed
        .china()
        .subLocations.flatMap((province) => province.subLocations.map((city) => `${province.name}/${city.name}`))[n];
      return {
        press: () => fixture.at(`${page}/profile/regions`).send({ type: 'region.open', path: path ?? '' }),
      };
    },
  }),
  onPage({
    name: 'company names typed',
    url: '/company',
    endpoints: ['company.searchNames'],
    act: (fixture, page) => {
      const box = fixture.at(`${page}/names`);
      return {
        press: async () => {
          box.send({ type: 'keyword.change', keyword: '茶' });
          await fixture.wait(searchDebounce);
        },
        again: () => {
          box.send({ type: 'suggest.close' });
          box.send({ type: 'suggest.open', keyword: '茶' });
        },
      };
    },
  }),
  onPage({
    name: 'tags to choose',
    url: '/community/edit-info',
    endpoints: ['basic.hotTags'],
    act: (fixture, page) => ({ press: () => fixture.at(`${page}/tags`).send({ type: 'entry.new' }) }),
  }),
  onPage({
    name: 'tags typed',
    url: '/community/edit-info',
    endpoints: ['basic.searchTags'],
    act: async (fixture, page, n) => {
      fixture.at(`${page}/tags`).send({ type: 'entry.new' });
      await fixture.wait();
      return {
        press: async () => {
          fixture.at(`${page}/tags/industryTags`).send({ type: 'keyword.change', text: `烘焙${n}` });
          await fixture.wait(tagSearchDebounce);
        },
        // The search is made by the keys: the next one makes it again.
        again: async () => {
          fixture.at(`${page}/tags/industryTags`).send({ type: 'keyword.change', text: `烘焙${n}面` });
          await fixture.wait(tagSearchDebounce);
        },
        typed: [`烘焙${n}`],
      };
    },
  }),
  ...(['news', 'events'] as const).map(
    (site): Trigger => ({
      name: `words others search for, ${site}`,
      as: 'liran',
      isOnce: true,
      endpoints: [site === 'news' ? 'news.hotKeywords' : 'activity.hotKeywords'],
      begin: async (fixture) => ({ press: () => fixture.at('searchBox').send({ type: 'search.opened', site }) }),
    }),
  ),
  {
    name: 'an error of the app',
    as: 'liran',
    endpoints: ['log.clientError'],
    begin: async (fixture, n) => ({
      press: () =>
        fixture
          .app()
          .getSnapshot()
          .children.reports?.send({
            type: 'error.seen',
            message: `defect ${n}`,
            detail: '',
            memberId: null,
            at: fixture.backend.clock.now(),
          }),
    }),
  },
  onPage({
    name: 'preview of a post',
    url: '/community/circle/post/create',
    endpoints: ['post.greyWords'],
    act: (fixture, page, n) => {
      fixture.at(page).send({ type: 'field.change', field: 'title', text: `供应 ${n}` });
      return { press: () => fixture.at(page).send({ type: 'preview.open' }), typed: [`供应 ${n}`] };
    },
  }),
  onPage({
    name: 'own post to change',
    url: '/404',
    endpoints: ['post.detail'],
    act: (fixture, _, n) => {
      const own = fixture.backend.domain.seed.posts().find(({ authorId }) => authorId === fixture.memberId);
      return { press: () => fixture.visit(`/community/circle/post/${own?.id}/edit`, `edit${n}`) };
    },
  }),
  onPage({
    name: 'looking at notices',
    url: '/404',
    endpoints: ['notice.read'],
    act: (fixture, _, n) => ({
      press: async () => {
        await fixture.visit('/community/system-message', `notices${n}`);
        await fixture.wait(noticeSeenAfter);
      },
    }),
  }),
  {
    name: 'companies that the user follows',
    as: 'liran',
    endpoints: ['company.followedPage'],
    begin: async (fixture, n) => ({ press: () => fixture.visit('/company?mine=1', `mine${n}`) }),
  },
  tabOf('/people/1001', 'friends', ['friend.requests', 'friend.pendingCount']),
  {
    name: 'the list of conversations',
    as: null,
    isOnce: true,
    endpoints: ['message.list'],
    begin: async (fixture) => ({
      press: () => {
        const credentials = loginBySso(fixture.backend.domain, 'sso-liran');
        fixture.at('session').send({ type: 'session.opened', credentials, at: fixture.backend.clock.now() });
      },
    }),
  },
  inConversation(['message.history', 'message.read'], (fixture) =>
    fixture.at('conversations').send({ type: 'conversation.select', convId: '70001' }),
  ),
  inConversation(['message.templateCategories', 'message.templates'], (fixture) =>
    fixture.at('conversations').send({ type: 'templates.wanted' }),
  ),
];
