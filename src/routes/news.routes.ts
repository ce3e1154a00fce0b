import { type Chart, route, type View } from './route.ts';

const home = {
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
const list = {
  web: ['latestFlashes', 'hotNews', 'featureTopics', 'foodTools', 'communityGroup', 'footer'],
  mobile: ['mobileNewsLinks', 'hotNews'],
} as const;
const flashList = {
  web: ['hotNews', 'featureTopics', 'foodTools', 'communityGroup', 'footer'],
  mobile: list.mobile,
} as const;
const reading = {
  web: ['latestFlashes', 'hotNews', 'featureTopics', 'recommendedFollow', 'communityGroup', 'footer'],
  mobile: ['hotNews', 'communityGroup'],
} as const;

const newsList = {
  site: 'news',
  page: 'newsList',
  chart: (): Chart => import('#machines/content/news-list.machine.ts').then((m) => m.newsListMachine),
  view: (): View => import('#views/shell/NewsListPage.tsx').then((m) => m.NewsListPage),
  aside: list,
} as const;

export const newsRoutes = {
  'news.home': route({
    site: 'news',
    path: ['/'],
    page: 'newsHome',
    chart: (): Chart => import('#machines/content/news-home.machine.ts').then((m) => m.newsHomeMachine),
    view: (): View => import('#views/news/NewsHome.tsx').then((m) => m.NewsHome),
    aside: home,
    section: 'home',
    describesItself: false,
  }),
  'news.preview': route({
    site: 'news',
    path: ['/preview/news/:id'],
    page: 'newsPreview',
    chart: (): Chart => import('#machines/content/article.machine.ts').then((m) => m.newsPreviewMachine),
    view: (): View => import('#views/news/NewsPreview.tsx').then((m) => m.NewsPreview),
    aside: reading,
    listed: false,
    link: 'newsPreview',
  }),
  'news.article': route({
    site: 'news',
    path: ['/news/:id', '/news/:parentTagCode/:id', '/news/:parentTagCode/:tagCode/:id'],
    page: 'article',
    chart: (): Chart => import('#machines/content/article.machine.ts').then((m) => m.articleMachine),
    view: (): View => import('#views/news/Article.tsx').then((m) => m.Article),
    aside: reading,
    specName: 'defaultNewsDetail',
    query: ['comment'],
    about: 'news',
  }),
  'news.tagNews': route({ ...newsList, path: ['/news/tag/:tagId'], params: { code: 'tagNews' } }),
  'news.companyNews': route({ ...newsList, path: ['/news/company/:companyId'], params: { code: 'companyNews' } }),
  'news.sourceNews': route({
    ...newsList,
    path: ['/news/source/:tagId'],
    specName: 'sourceNews',
    params: { code: 'sourceNews' },
  }),
  'news.hotNews': route({ ...newsList, path: ['/news/hot'], specName: 'hotNews', params: { code: 'hotNews' } }),
  'news.foodtools': route({
    ...newsList,
    path: ['/foodtools'],
    specName: 'foodtoolsNews',
    params: { code: 'foodtools' },
  }),
  'news.features': route({ ...newsList, path: ['/features'], specName: 'featuresNews', params: { code: 'features' } }),
  'news.list': route({
    ...newsList,
    path: ['/news/:classTag?/:themeTag?'],
    params: { code: 'list' },
    link: 'newsList',
  }),
  'news.flashes': route({
    site: 'news',
    path: ['/flash'],
    page: 'flashes',
    chart: (): Chart => import('#machines/content/flashes.machine.ts').then((m) => m.flashesMachine),
    view: (): View => import('#views/news/Flashes.tsx').then((m) => m.Flashes),
    aside: flashList,
    specName: 'flashList',
  }),
  'news.flash': route({
    site: 'news',
    path: ['/flash/:id'],
    page: 'flash',
    chart: (): Chart => import('#machines/content/flashes.machine.ts').then((m) => m.flashMachine),
    view: (): View => import('#views/news/FlashPage.tsx').then((m) => m.FlashPage),
    aside: reading,
    specName: 'flashDetail',
    about: 'flash',
  }),
};
