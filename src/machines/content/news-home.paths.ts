import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { newsHomeMachine } from './news-home.machine.ts';

export const newsHomePaths: PathSpec<typeof newsHomeMachine> = {
  machine: newsHomeMachine,
  name: { zh: '资讯首页', en: 'News home' },
  starts: [{ zh: '打开资讯首页', en: 'The home page of the news site is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '资讯网站的首页。' },
  },
};
