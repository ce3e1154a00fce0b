import { place, searchPatterns } from './place.ts';

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
/** Beside all flashes the latest would stand twice. */
const flashList = {
  web: ['hotNews', 'featureTopics', 'foodTools', 'communityGroup', 'footer'],
  mobile: list.mobile,
} as const;
const reading = {
  web: ['latestFlashes', 'hotNews', 'featureTopics', 'recommendedFollow', 'communityGroup', 'footer'],
  mobile: ['hotNews', 'communityGroup'],
} as const;
const people = {
  web: ['memberInfo', 'visitors', 'interestPeople', 'recommendedFollow', 'communityGroup', 'footer'],
  mobile: ['interestPeople'],
} as const;
const trade = {
  web: ['hotNews', 'latestFlashes', 'recommendedFollow', 'communityGroup', 'relatedLinks', 'footer'],
  mobile: ['communityGroup'],
} as const;
const content = { web: ['communityGroup', 'relatedLinks'], mobile: [] } as const;

export const newsPlaces = {
  'news.home': place('news', ['/'], { room: 'newsHome', aside: home }),
  'news.search': place('news', searchPatterns, { room: 'search', aside: list }),
  'news.preview': place('news', ['/preview/news/:id'], { room: 'newsPreview', aside: reading }),
  'news.article': place('news', ['/news/:id', '/news/:parentTagCode/:id', '/news/:parentTagCode/:tagCode/:id'], {
    room: 'article',
    aside: reading,
    name: 'defaultNewsDetail',
  }),
  'news.tagNews': place('news', ['/news/tag/:tagId'], { room: 'newsList', aside: list }),
  'news.companyNews': place('news', ['/news/company/:companyId'], { room: 'newsList', aside: list }),
  'news.sourceNews': place('news', ['/news/source/:tagId'], {
    room: 'newsList',
    aside: list,
    name: 'sourceNews',
  }),
  'news.hotNews': place('news', ['/news/hot'], { room: 'newsList', aside: list, name: 'hotNews' }),
  'news.foodtools': place('news', ['/foodtools'], { room: 'newsList', aside: list, name: 'foodtoolsNews' }),
  'news.features': place('news', ['/features'], { room: 'newsList', aside: list, name: 'featuresNews' }),
  'news.list': place('news', ['/news/:classTag?/:themeTag?'], {
    room: 'newsList',
    aside: list,
  }),
  'news.flashes': place('news', ['/flash'], { room: 'flashes', aside: flashList, name: 'flashList' }),
  'news.flash': place('news', ['/flash/:id'], { room: 'flash', aside: reading, name: 'flashDetail' }),
  'news.people': place('news', ['/people'], { room: 'people', aside: people }),
  'news.peopleTag': place('news', ['/people/tag/:id'], { room: 'people', aside: people }),
  'news.peoplePopular': place('news', ['/people/popular'], { room: 'people', aside: people }),
  'news.peopleVisitors': place('news', ['/people/visitors'], { room: 'people', aside: people, access: 'member' }),
  'news.peopleInterest': place('news', ['/people/interest'], { room: 'people', aside: people }),
  'news.person': place('news', ['/people/:id'], { room: 'person', aside: people, name: 'member-detail' }),
  'news.companies': place('news', ['/company'], { room: 'companies', aside: trade }),
  'news.company': place('news', ['/company/:id'], { room: 'company', aside: trade }),
  'news.product': place('news', ['/product/:id'], { room: 'product', aside: trade }),
  'news.case': place('news', ['/case'], { room: 'siteContent', aside: content }),
  'news.service': place('news', ['/service'], { room: 'siteContent', aside: content }),
  'news.miniappAgreement': place('news', ['/miniapp/agreement'], { room: 'siteContent', aside: content }),
  'news.miniappPrivacy': place('news', ['/miniapp/privacy'], { room: 'siteContent', aside: content }),
  'news.miniappContact': place('news', ['/miniapp/contact'], { room: 'siteContent', aside: content }),
};
