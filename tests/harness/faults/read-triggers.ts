import { loginBySso } from '#mocks/domain/rules/login.ts';
import { type RouteName, routeNames, routeOf } from '#routes/routes.ts';
import { blocksMaxAge, noticeSeenAfter, searchDebounce, tagSearchDebounce } from '#services/contract/constants.ts';
import { addressOf } from '../page-cases.ts';
import { type FaultDesk, openFaultDesk } from './desk.ts';
import { onPage, type Trigger } from './trigger.ts';

type Url = Parameters<typeof onPage>[0]['url'];

const routesWithChart: readonly RouteName[] = routeNames.filter((routeName) => routeOf(routeName).page !== 'flows');

/** Every place of the route table, with the endpoints that it is the first to call. */
export const routeTriggers = async (): Promise<readonly Trigger[]> => {
  const desk = await openFaultDesk('liran');
  const known = new Set(desk.all());
  const triggers: Trigger[] = [];
  for (const [at, routeName] of routesWithChart.entries()) {
    desk.forget();
    await desk.tab().visit(addressOf({ routeName }, desk.backend), `way${at}`);
    for (let turn = 0; turn < 3; turn += 1) await desk.wait(0);
    const endpoints = [...new Set(desk.all())].filter((name) => !known.has(name));
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
  desk.close();
  return triggers;
};

const found = (kind: string, endpoint: string): Trigger => ({
  name: `search of ${kind}`,
  as: 'liran',
  endpoints: [endpoint],
  begin: async (desk, n) => ({ press: () => desk.visit(`/search/${kind}/茶`, `search${kind}${n}`) }),
});

/** An article that is commented on. */
export const articleAt = ({ backend: { domain } }: FaultDesk): string => {
  const { news, comments } = domain.seed;
  return `/news/${news.find(({ id, isDraft }) => !isDraft && comments('news', id).length > 0)?.id}`;
};

const shared = (url: Url, endpoint: string): Trigger =>
  onPage({
    name: `sharing, ${endpoint}`,
    url,
    endpoints: [endpoint],
    act: (desk, page) => ({ press: () => desk.at(`${page}/share`).send({ type: 'share.open' }) }),
  });

const tabOf = (url: string, tab: string, endpoints: readonly string[]): Trigger =>
  onPage({
    name: `${tab} of ${url}`,
    url,
    endpoints,
    act: (desk, page) => ({ press: () => desk.at(page).send({ type: 'tab.choose', tab }) }),
  });

const replies = (url: Url, kind: string): Trigger =>
  onPage({
    name: `replies, ${kind}`,
    url,
    endpoints: [`${kind}Comment.replies`],
    act: (desk, page) => {
      const [first] = desk.at(`${page}/comments/list`).getSnapshot().context.items;
      return { press: () => desk.at(`${page}/comments`).send({ type: 'thread.open', id: first.id }) };
    },
  });

const talk = (endpoints: readonly string[], press: (desk: FaultDesk, n: number) => void): Trigger => ({
  name: `conversations ${endpoints.join()}`,
  as: 'liran',
  endpoints,
  isOnce: true,
  begin: async (desk, n) => {
    await desk.until(() => desk.app().getSnapshot().children.conversations?.getSnapshot().context.list.length > 0);
    return { press: () => press(desk, n) };
  },
});

/** What a reader asks for on a page that is there. */
export const readTriggers: readonly Trigger[] = [
  found('people', 'people.search'),
  found('post', 'post.search'),
  found('events', 'activity.search'),
  found('company', 'company.search'),
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
    act: (desk, page) => {
      const box = desk.at(`${page}/profile/companySuggest`);
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
    act: (desk, page) => {
      const box = desk.at(`${page}/profile/companySuggest`);
      return {
        press: async () => {
          desk.at(`${page}/profile`).send({ type: 'company.type', text: '茶' });
          await desk.wait(searchDebounce);
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
    name: 'company names typed',
    url: '/company',
    endpoints: ['company.searchNames'],
    act: (desk, page) => {
      const box = desk.at(`${page}/names`);
      return {
        press: async () => {
          box.send({ type: 'keyword.change', keyword: '茶' });
          await desk.wait(searchDebounce);
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
    act: (desk, page) => ({ press: () => desk.at(`${page}/tags`).send({ type: 'entry.new' }) }),
  }),
  onPage({
    name: 'tags typed',
    url: '/community/edit-info',
    endpoints: ['basic.searchTags'],
    act: async (desk, page, n) => {
      desk.at(`${page}/tags`).send({ type: 'entry.new' });
      await desk.wait();
      return {
        press: async () => {
          desk.at(`${page}/tags/industryTags`).send({ type: 'keyword.change', text: `烘焙${n}` });
          await desk.wait(tagSearchDebounce);
        },
        // The search is made by the keys: the next one makes it again.
        again: async () => {
          desk.at(`${page}/tags/industryTags`).send({ type: 'keyword.change', text: `烘焙${n}面` });
          await desk.wait(tagSearchDebounce);
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
      begin: async (desk) => ({ press: () => desk.at('searchBox').send({ type: 'search.opened', site }) }),
    }),
  ),
  {
    name: 'an error of the app',
    as: 'liran',
    endpoints: ['log.clientError'],
    begin: async (desk, n) => ({
      press: () =>
        desk
          .app()
          .getSnapshot()
          .children.reports?.send({
            type: 'error.seen',
            message: `defect ${n}`,
            detail: '',
            memberId: null,
            at: desk.backend.clock.now(),
          }),
    }),
  },
  onPage({
    name: 'preview of a post',
    url: '/community/circle/post/create',
    endpoints: ['post.greyWords'],
    act: (desk, page, n) => {
      desk.at(page).send({ type: 'text.change', field: 'title', text: `供应 ${n}` });
      return { press: () => desk.at(page).send({ type: 'preview.open' }), typed: [`供应 ${n}`] };
    },
  }),
  onPage({
    name: 'own post to change',
    url: '/404',
    endpoints: ['post.detail'],
    act: (desk, _, n) => {
      const own = desk.backend.domain.seed.posts().find(({ authorId }) => authorId === desk.memberId);
      return { press: () => desk.visit(`/community/circle/post/${own?.id}/edit`, `edit${n}`) };
    },
  }),
  onPage({
    name: 'looking at notices',
    url: '/404',
    endpoints: ['notice.read'],
    act: (desk, _, n) => ({
      press: async () => {
        await desk.visit('/community/system-message', `notices${n}`);
        await desk.wait(noticeSeenAfter);
      },
    }),
  }),
  {
    name: 'companies that the user follows',
    as: 'liran',
    endpoints: ['company.followedPage'],
    begin: async (desk, n) => ({ press: () => desk.visit('/company?mine=1', `mine${n}`) }),
  },
  tabOf('/people/1001', 'friends', ['friend.requests', 'friend.pendingCount']),
  {
    name: 'the list of conversations',
    as: null,
    isOnce: true,
    endpoints: ['message.list'],
    begin: async (desk) => ({
      press: () => {
        const credentials = loginBySso(desk.backend.domain, 'sso-liran');
        desk.at('session').send({ type: 'session.opened', credentials, at: desk.backend.clock.now() });
      },
    }),
  },
  talk(['message.history', 'message.read'], (desk) =>
    desk.at('conversations').send({ type: 'conversation.select', convId: '70001' }),
  ),
  talk(['message.templateCategories', 'message.templates'], (desk) =>
    desk.at('conversations').send({ type: 'templates.wanted' }),
  ),
];
