import { bringChart } from '#machines/app/rooms.ts';
import { type BareRoom, type BuiltRoom, type ChartedRoom, isBuilt, isCharted } from './built-rooms.ts';
import { firstPage, type PageProps } from './first-page.ts';
import { type Part, part } from './lazy.ts';

/** The pages that exist, each its own chunk, in a table that the first page does without: the chart of each stands in `machines/app/page-charts.ts`. */
export const chartedPages: Readonly<Record<ChartedRoom, Part<PageProps>>> = {
  newsHome: firstPage,
  article: part(() => import('../news/Article.tsx').then(({ Article }) => Article), ['news', 'share', 'shared']),
  newsList: part(() => import('./NewsListPage.tsx').then(({ NewsListPage }) => NewsListPage), ['news', 'newsroom']),
  newsPreview: part(
    () => import('../news/NewsPreview.tsx').then(({ NewsPreview }) => NewsPreview),
    ['news', 'newsroom', 'shared'],
  ),
  flashes: part(() => import('../news/Flashes.tsx').then(({ Flashes }) => Flashes), ['news', 'newsroom', 'shared']),
  flash: part(
    () => import('../news/FlashPage.tsx').then(({ FlashPage }) => FlashPage),
    ['news', 'newsroom', 'share', 'shared'],
  ),
  people: part(() => import('../people/People.tsx').then(({ People }) => People), ['people', 'shared']),
  person: part(
    () => import('../people/PersonPage.tsx').then(({ PersonPage }) => PersonPage),
    ['people', 'share', 'shared'],
  ),
  companies: part(() => import('../company/Companies.tsx').then(({ Companies }) => Companies), ['company', 'shared']),
  company: part(() => import('../company/Company.tsx').then(({ Company }) => Company), ['company', 'share', 'shared']),
  product: part(() => import('../company/Product.tsx').then(({ Product }) => Product), ['company', 'share', 'shared']),
  eventsHome: part(() => import('../events/EventsHome.tsx').then(({ EventsHome }) => EventsHome), ['events']),
  eventList: part(() => import('../events/EventList.tsx').then(({ EventList }) => EventList), ['events']),
  event: part(() => import('../events/Event.tsx').then(({ Event }) => Event), ['events', 'share', 'shared']),
  eventPreview: part(
    () => import('../events/EventPreview.tsx').then(({ EventPreview }) => EventPreview),
    ['events', 'shared'],
  ),
  postList: part(() => import('../post/PostList.tsx').then(({ PostList }) => PostList), ['post']),
  post: part(() => import('../post/Post.tsx').then(({ Post }) => Post), ['post', 'share', 'shared']),
  postEditor: part(
    () => import('../post/PostEditor.tsx').then(({ PostEditor }) => PostEditor),
    ['post', 'editor', 'upload', 'shared'],
  ),
  topic: part(() => import('../post/Topic.tsx').then(({ Topic }) => Topic), ['post']),
  circles: part(() => import('../post/Circles.tsx').then(({ Circles }) => Circles), ['post']),
  circle: part(() => import('../post/Circle.tsx').then(({ Circle }) => Circle), ['post', 'share']),
  systemMessage: part(
    () => import('../notice/SystemMessage.tsx').then(({ SystemMessage }) => SystemMessage),
    ['notice', 'shared'],
  ),
  search: part(() => import('../search/SearchResults.tsx').then(({ SearchResults }) => SearchResults), ['search']),
  profileEditor: part(
    () => import('../registration/EditInfo.tsx').then(({ EditInfo }) => EditInfo),
    ['account', 'registration', 'shared'],
  ),
  accountSetting: part(
    () => import('../session/AccountSetting.tsx').then(({ AccountSetting }) => AccountSetting),
    ['account', 'session'],
  ),
  flows: part(() => import('../flows/Flows.tsx').then(({ Flows }) => Flows), ['flows', 'journal', 'timeline']),
  siteContent: part(() => import('../site/SiteContent.tsx').then(({ SiteContent }) => SiteContent), ['site', 'shared']),
};

const messagesPage = part(
  () => import('../social/MessagesPage.tsx').then(({ MessagesPage }) => MessagesPage),
  ['messages', 'shared'],
);

/** Pages without a chart of their own. */
export const barePages: Readonly<Record<BareRoom, Part<object>>> = {
  login: part(() => import('./LoginPage.tsx').then(({ LoginPage }) => LoginPage), ['frame', 'session']),
  messages: messagesPage,
  message: messagesPage,
  notFound: part(() => import('./NotFound.tsx').then(({ NotFound }) => NotFound), ['frame']),
};

export const builtPages: Readonly<Record<BuiltRoom, Pick<Part<never>, 'fetch' | 'texts'>>> = {
  ...chartedPages,
  ...barePages,
};

/** The code and the texts of a page, to be fetched so that they are there when it is shown; its chart comes along. */
export const pageOf = (room: string): Pick<Part<never>, 'fetch' | 'texts'> => {
  const page = isBuilt(room) ? builtPages[room] : barePages.notFound;
  return isCharted(room) ? { texts: page.texts, fetch: () => Promise.all([page.fetch(), bringChart(room)]) } : page;
};
