import { newsHomeMachine } from '#machines/content/news-home.machine.ts';
import type { Pages } from '#views/navigation/page-table.ts';
import { page, plainPage } from './page.ts';

const newsHome = {
  web: [
    'memberInfo',
    'latestFlashes',
    'hotNews',
    'featureTopics',
    'foodTools',
    'communityGroup',
    'relatedLinks',
    'footer',
  ],
  mobile: ['mobileNewsLinks', 'latestFlashes', 'hotNews', 'communityGroup'],
} as const;
const newsList = {
  web: ['latestFlashes', 'hotNews', 'featureTopics', 'foodTools', 'communityGroup', 'footer'],
  mobile: ['mobileNewsLinks', 'hotNews'],
} as const;
const flashes = {
  web: ['hotNews', 'featureTopics', 'foodTools', 'communityGroup', 'footer'],
  mobile: newsList.mobile,
} as const;
const news = {
  web: ['latestFlashes', 'hotNews', 'featureTopics', 'recommendedFollow', 'communityGroup', 'footer'],
  mobile: ['hotNews', 'communityGroup'],
} as const;
const people = {
  web: ['memberInfo', 'visitors', 'interestPeople', 'recommendedFollow', 'communityGroup', 'footer'],
  mobile: ['interestPeople'],
} as const;
const companies = {
  web: ['hotNews', 'latestFlashes', 'recommendedFollow', 'communityGroup', 'relatedLinks', 'footer'],
  mobile: ['communityGroup'],
} as const;
const events = { web: ['hotActivities'], mobile: ['hotActivities'] } as const;
// The aside's publish button is not first, since the bar above has one, too (R2.5-15).
const posts = {
  web: ['hotPosts', 'recommendedFollow', 'publishButton', 'officialAccount', 'communityGroup', 'relatedLinks'],
  mobile: ['hotPosts'],
} as const;
const post = {
  web: ['relatedPosts', 'recommendedFollow', 'publishButton', 'officialAccount', 'communityGroup', 'relatedLinks'],
  mobile: ['relatedPosts'],
} as const;
const account = { web: ['hotPosts', 'recommendedFollow', 'relatedLinks'], mobile: [] } as const;
const siteContent = { web: ['communityGroup', 'relatedLinks'], mobile: [] } as const;

/** Which chart, view and side modules each page has. */
export const pages: Pages = {
  newsHome: page({
    chart: newsHomeMachine,
    view: async () => (await import('#views/news/NewsHome.tsx')).NewsHome,
    aside: newsHome,
    describesItself: false,
  }),
  newsList: page({
    chart: async () => (await import('#machines/content/news-list.machine.ts')).newsListMachine,
    view: async () => (await import('#views/shell/NewsListPage.tsx')).NewsListPage,
    aside: newsList,
  }),
  article: page({
    chart: async () => (await import('#machines/content/article.machine.ts')).articleMachine,
    view: async () => (await import('#views/news/Article.tsx')).Article,
    aside: news,
  }),
  newsPreview: page({
    chart: async () => (await import('#machines/content/article.machine.ts')).newsPreviewMachine,
    view: async () => (await import('#views/news/NewsPreview.tsx')).NewsPreview,
    aside: news,
  }),
  flashes: page({
    chart: async () => (await import('#machines/content/flashes.machine.ts')).flashesMachine,
    view: async () => (await import('#views/news/Flashes.tsx')).Flashes,
    aside: flashes,
  }),
  flash: page({
    chart: async () => (await import('#machines/content/flashes.machine.ts')).flashMachine,
    view: async () => (await import('#views/news/FlashPage.tsx')).FlashPage,
    aside: news,
  }),
  people: page({
    chart: async () => (await import('#machines/content/people.machine.ts')).peopleMachine,
    view: async () => (await import('#views/people/People.tsx')).People,
    aside: people,
  }),
  person: page({
    chart: async () => (await import('#machines/content/person.machine.ts')).personMachine,
    view: async () => (await import('#views/people/PersonPage.tsx')).PersonPage,
    aside: people,
  }),
  companies: page({
    chart: async () => (await import('#machines/content/companies.machine.ts')).companiesMachine,
    view: async () => (await import('#views/company/Companies.tsx')).Companies,
    aside: companies,
  }),
  company: page({
    chart: async () => (await import('#machines/content/company.machine.ts')).companyMachine,
    view: async () => (await import('#views/company/Company.tsx')).Company,
    aside: companies,
  }),
  product: page({
    chart: async () => (await import('#machines/content/product.machine.ts')).productMachine,
    view: async () => (await import('#views/company/Product.tsx')).Product,
    aside: companies,
  }),
  eventsHome: page({
    chart: async () => (await import('#machines/content/events-home.machine.ts')).eventsHomeMachine,
    view: async () => (await import('#views/events/EventsHome.tsx')).EventsHome,
    aside: events,
  }),
  eventList: page({
    chart: async () => (await import('#machines/content/event-list.machine.ts')).eventListMachine,
    view: async () => (await import('#views/events/EventList.tsx')).EventList,
    aside: events,
  }),
  event: page({
    chart: async () => (await import('#machines/content/event.machine.ts')).eventMachine,
    view: async () => (await import('#views/events/Event.tsx')).Event,
    aside: events,
  }),
  eventPreview: page({
    chart: async () => (await import('#machines/content/event-preview.machine.ts')).eventPreviewMachine,
    view: async () => (await import('#views/events/EventPreview.tsx')).EventPreview,
    aside: events,
  }),
  postList: page({
    chart: async () => (await import('#machines/post/post-list.machine.ts')).postListMachine,
    view: async () => (await import('#views/post/PostList.tsx')).PostList,
    aside: posts,
    publishButton: true,
  }),
  post: page({
    chart: async () => (await import('#machines/post/post.machine.ts')).postMachine,
    view: async () => (await import('#views/post/Post.tsx')).Post,
    aside: post,
    publishButton: true,
  }),
  postEditor: page({
    chart: async () => (await import('#machines/post/post-editor.machine.ts')).postEditorMachine,
    view: async () => (await import('#views/post/PostEditor.tsx')).PostEditor,
    aside: 'hidden',
    footer: false,
    describesItself: false,
  }),
  topic: page({
    chart: async () => (await import('#machines/post/topic.machine.ts')).topicMachine,
    view: async () => (await import('#views/post/Topic.tsx')).Topic,
    aside: posts,
    publishButton: true,
  }),
  circles: page({
    chart: async () => (await import('#machines/post/circles.machine.ts')).circlesMachine,
    view: async () => (await import('#views/post/Circles.tsx')).Circles,
    aside: posts,
    publishButton: true,
  }),
  circle: page({
    chart: async () => (await import('#machines/post/circle.machine.ts')).circleMachine,
    view: async () => (await import('#views/post/Circle.tsx')).Circle,
    aside: posts,
    publishButton: true,
  }),
  search: page({
    chart: async () => (await import('#machines/search/search-results.machine.ts')).searchResultsMachine,
    view: async () => (await import('#views/search/SearchResults.tsx')).SearchResults,
    aside: (name) => ({ 'events.search': events, 'post.search': posts })[name as string] ?? newsList,
  }),
  systemMessage: page({
    chart: async () => (await import('#machines/notice/system-message.machine.ts')).systemMessageMachine,
    view: async () => (await import('#views/notice/SystemMessage.tsx')).SystemMessage,
    aside: account,
    describesItself: false,
  }),
  profileEditor: page({
    chart: async () => (await import('#machines/registration/edit-info.machine.ts')).editInfoMachine,
    view: async () => (await import('#views/registration/EditInfo.tsx')).EditInfo,
    aside: 'hidden',
    footer: false,
    describesItself: false,
  }),
  accountSetting: page({
    chart: async () => (await import('#machines/session/account-setting.machine.ts')).accountSettingMachine,
    view: async () => (await import('#views/session/AccountSetting.tsx')).AccountSetting,
    aside: 'hidden',
    footer: false,
    describesItself: false,
  }),
  messages: plainPage({
    view: async () => (await import('#views/messages/MessagesPage.tsx')).MessagesPage,
    aside: 'hidden',
    footer: false,
  }),
  siteContent: page({
    chart: async () => (await import('#machines/content/site-content.machine.ts')).siteContentMachine,
    view: async () => (await import('#views/site/SiteContent.tsx')).SiteContent,
    aside: (name) => (name.startsWith('news.') ? siteContent : 'hidden'),
  }),
  loginPage: plainPage({
    view: async () => (await import('#views/shell/LoginPage.tsx')).LoginPage,
    aside: 'hidden',
    footer: false,
    describesItself: false,
  }),
  notFound: plainPage({
    view: async () => (await import('#views/shell/NotFound.tsx')).NotFound,
    aside: 'hidden',
    describesItself: false,
  }),
  flows: page({
    chart: async () => (await import('#machines/flows/flows.machine.ts')).flowsMachine,
    view: async () => (await import('#views/flows/Flows.tsx')).Flows,
    aside: 'hidden',
  }),
};
