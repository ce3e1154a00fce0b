import type { AnyActorRef } from 'xstate';
import { prefetchChart } from '#machines/app/rooms.ts';
import type { Room } from '#services/address/place.ts';
import { type LazyView, lazyView } from '../shared/lazy-view.ts';

/** What every page is given: its actor, where it has a chart, and the name of its place. */
export interface PageProps {
  readonly actor: AnyActorRef;
  readonly title: string;
}

const messagesPage = lazyView<PageProps>(() =>
  import('../social/MessagesPage.tsx').then(({ MessagesPage }) => MessagesPage),
);

/** The pages that exist, each in its own chunk; addresses of the other rooms are always rewritten. */
export const pages: Readonly<Record<Exclude<Room, 'postHome' | 'redirect'>, LazyView<PageProps>>> = {
  newsHome: lazyView(() => import('../news/NewsHome.tsx').then(({ NewsHome }) => NewsHome)),
  article: lazyView(() => import('../news/Article.tsx').then(({ Article }) => Article)),
  newsList: lazyView(() => import('./NewsListPage.tsx').then(({ NewsListPage }) => NewsListPage)),
  newsPreview: lazyView(() => import('../news/NewsPreview.tsx').then(({ NewsPreview }) => NewsPreview)),
  flashes: lazyView(() => import('../news/Flashes.tsx').then(({ Flashes }) => Flashes)),
  flash: lazyView(() => import('../news/FlashPage.tsx').then(({ FlashPage }) => FlashPage)),
  people: lazyView(() => import('../people/People.tsx').then(({ People }) => People)),
  person: lazyView(() => import('../people/PersonPage.tsx').then(({ PersonPage }) => PersonPage)),
  companies: lazyView(() => import('../company/Companies.tsx').then(({ Companies }) => Companies)),
  company: lazyView(() => import('../company/Company.tsx').then(({ Company }) => Company)),
  product: lazyView(() => import('../company/Product.tsx').then(({ Product }) => Product)),
  eventsHome: lazyView(() => import('../events/EventsHome.tsx').then(({ EventsHome }) => EventsHome)),
  eventList: lazyView(() => import('../events/EventList.tsx').then(({ EventList }) => EventList)),
  event: lazyView(() => import('../events/Event.tsx').then(({ Event }) => Event)),
  eventPreview: lazyView(() => import('../events/EventPreview.tsx').then(({ EventPreview }) => EventPreview)),
  postList: lazyView(() => import('../post/PostList.tsx').then(({ PostList }) => PostList)),
  post: lazyView(() => import('../post/Post.tsx').then(({ Post }) => Post)),
  postEditor: lazyView(() => import('../post/PostEditor.tsx').then(({ PostEditor }) => PostEditor)),
  topic: lazyView(() => import('../post/Topic.tsx').then(({ Topic }) => Topic)),
  circles: lazyView(() => import('../post/Circles.tsx').then(({ Circles }) => Circles)),
  circle: lazyView(() => import('../post/Circle.tsx').then(({ Circle }) => Circle)),
  systemMessage: lazyView(() => import('../notice/SystemMessage.tsx').then(({ SystemMessage }) => SystemMessage)),
  search: lazyView(() => import('../search/SearchResults.tsx').then(({ SearchResults }) => SearchResults)),
  profileEditor: lazyView(() => import('../registration/EditInfo.tsx').then(({ EditInfo }) => EditInfo)),
  accountSetting: lazyView(() => import('../session/AccountSetting.tsx').then(({ AccountSetting }) => AccountSetting)),
  flows: lazyView(() => import('../flows/Flows.tsx').then(({ Flows }) => Flows)),
  siteContent: lazyView(() => import('../site/SiteContent.tsx').then(({ SiteContent }) => SiteContent)),
  login: lazyView(() => import('./LoginPage.tsx').then(({ LoginPage }) => LoginPage)),
  messages: messagesPage,
  message: messagesPage,
  notFound: lazyView(() => import('./NotFound.tsx').then(({ NotFound }) => NotFound)),
};

const isPage = (room: string): room is keyof typeof pages => Object.hasOwn(pages, room);

export const pageView = (room: string): LazyView<PageProps> => (isPage(room) ? pages[room] : pages.notFound);

/** Fetches the code of a page and its chart, so that both are there when it is shown. */
export const preloadPage = (room: string): Promise<unknown> =>
  Promise.all([pageView(room).preload(), prefetchChart(room)]);

/** Pages that leave what the document's head says of them to the shell. */
const undescribed: readonly string[] = [
  'newsHome',
  'login',
  'notFound',
  'profileEditor',
  'accountSetting',
  'systemMessage',
  'postEditor',
];

export const describesItself = (room: string): boolean => isPage(room) && !undescribed.includes(room);
