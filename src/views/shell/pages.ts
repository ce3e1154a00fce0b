import { bringChart } from '#machines/app/rooms.ts';
import { type BareRoom, type BuiltRoom, type ChartedRoom, isBuilt, isCharted } from './built-rooms.ts';
import { firstPage, type PageProps } from './first-page.ts';
import { type Part, part } from './lazy.ts';

/** The pages that exist, each its own chunk, in a table that the first page does without: the chart of each stands in `machines/app/page-charts.ts`. */
export const chartedPages: Readonly<Record<ChartedRoom, Part<PageProps>>> = {
  newsHome: firstPage,
  article: part(() => import('../news/Article.tsx').then(({ Article }) => Article)),
  newsList: part(() => import('./NewsListPage.tsx').then(({ NewsListPage }) => NewsListPage)),
  newsPreview: part(() => import('../news/NewsPreview.tsx').then(({ NewsPreview }) => NewsPreview)),
  flashes: part(() => import('../news/Flashes.tsx').then(({ Flashes }) => Flashes)),
  flash: part(() => import('../news/FlashPage.tsx').then(({ FlashPage }) => FlashPage)),
  people: part(() => import('../people/People.tsx').then(({ People }) => People)),
  person: part(() => import('../people/PersonPage.tsx').then(({ PersonPage }) => PersonPage)),
  companies: part(() => import('../company/Companies.tsx').then(({ Companies }) => Companies)),
  company: part(() => import('../company/Company.tsx').then(({ Company }) => Company)),
  product: part(() => import('../company/Product.tsx').then(({ Product }) => Product)),
  eventsHome: part(() => import('../events/EventsHome.tsx').then(({ EventsHome }) => EventsHome)),
  eventList: part(() => import('../events/EventList.tsx').then(({ EventList }) => EventList)),
  event: part(() => import('../events/Event.tsx').then(({ Event }) => Event)),
  eventPreview: part(() => import('../events/EventPreview.tsx').then(({ EventPreview }) => EventPreview)),
  postList: part(() => import('../post/PostList.tsx').then(({ PostList }) => PostList)),
  post: part(() => import('../post/Post.tsx').then(({ Post }) => Post)),
  postEditor: part(() => import('../post/PostEditor.tsx').then(({ PostEditor }) => PostEditor)),
  topic: part(() => import('../post/Topic.tsx').then(({ Topic }) => Topic)),
  circles: part(() => import('../post/Circles.tsx').then(({ Circles }) => Circles)),
  circle: part(() => import('../post/Circle.tsx').then(({ Circle }) => Circle)),
  systemMessage: part(() => import('../notice/SystemMessage.tsx').then(({ SystemMessage }) => SystemMessage)),
  search: part(() => import('../search/SearchResults.tsx').then(({ SearchResults }) => SearchResults)),
  profileEditor: part(() => import('../registration/EditInfo.tsx').then(({ EditInfo }) => EditInfo)),
  accountSetting: part(() => import('../session/AccountSetting.tsx').then(({ AccountSetting }) => AccountSetting)),
  flows: part(() => import('../flows/Flows.tsx').then(({ Flows }) => Flows)),
  siteContent: part(() => import('../site/SiteContent.tsx').then(({ SiteContent }) => SiteContent)),
};

const messagesPage = part(() => import('../social/MessagesPage.tsx').then(({ MessagesPage }) => MessagesPage));

/** Pages without a chart of their own. */
export const barePages: Readonly<Record<BareRoom, Part<object>>> = {
  login: part(() => import('./LoginPage.tsx').then(({ LoginPage }) => LoginPage)),
  messages: messagesPage,
  message: messagesPage,
  notFound: part(() => import('./NotFound.tsx').then(({ NotFound }) => NotFound)),
};

export const builtPages: Readonly<Record<BuiltRoom, Pick<Part<never>, 'fetch'>>> = {
  ...chartedPages,
  ...barePages,
};

/** The code of a page, to be fetched so that it is there when it is shown; its chart comes along. */
export const pageOf = (room: string): Pick<Part<never>, 'fetch'> => {
  const page = isBuilt(room) ? builtPages[room] : barePages.notFound;
  return isCharted(room) ? { fetch: () => Promise.all([page.fetch(), bringChart(room)]) } : page;
};
