import { pageSpec } from '../kit/path-cases.ts';
import { newsHomeMachine } from './news-home.machine.ts';

export const newsHomePaths = pageSpec(newsHomeMachine, {
  name: { zh: '资讯首页', en: 'News home' },
  opened: { zh: '打开资讯首页', en: 'The home page of the news site is opened' },
  zh: '资讯网站的首页。',
});
