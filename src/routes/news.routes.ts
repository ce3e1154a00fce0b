import { route } from './route.ts';

const newsList = { site: 'news', page: 'newsList' } as const;

export const newsRoutes = {
  'news.home': route({ site: 'news', path: ['/'], page: 'newsHome', section: 'home' }),
  'news.preview': route({
    site: 'news',
    path: ['/preview/news/:id'],
    page: 'newsPreview',
    listed: false,
    link: 'newsPreview',
  }),
  'news.article': route({
    site: 'news',
    path: ['/news/:id', '/news/:parentTagCode/:id', '/news/:parentTagCode/:tagCode/:id'],
    page: 'article',
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
  'news.flashes': route({ site: 'news', path: ['/flash'], page: 'flashes', specName: 'flashList' }),
  'news.flash': route({ site: 'news', path: ['/flash/:id'], page: 'flash', specName: 'flashDetail', about: 'flash' }),
};
