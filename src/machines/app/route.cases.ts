import { networkReturns } from '../kit/path-cases.ts';
import { type AppCases, home, isCalm, isFree, isHome, nextUrl, nothingMoves, reported } from './app.cases.ts';

export const routeCases = {
  'route.entered': [
    { zh: '打开首页', en: 'Open the home page', payload: home() },
    {
      zh: '打开会员才能看的“私信”',
      en: 'Open the messages, which are for members',
      payload: {
        ...home(),
        entry: 'messages',
        name: 'post.messages',
        site: 'post',
        href: '/community/message/list',
      },
      when: isFree,
    },
    {
      zh: '打开带 redirect 的首页',
      en: 'Open the home page with a redirect',
      payload: home({ redirect: '/news/1' }),
      when: isFree,
    },
    {
      zh: '打开一篇资讯',
      en: 'Open an article',
      payload: { ...home(), entry: 'article', name: 'news.article', href: '/news/1', params: { id: '1' } },
      when: (snapshot) => isFree(snapshot) && isHome(snapshot) && snapshot.matches({ route: 'there', auth: 'closed' }),
    },
    { zh: '打开带 nextUrl 的首页', en: 'Open the home page with a nextUrl', payload: home({ nextUrl }), when: isFree },
    {
      zh: '打开带 nextUrl 和 newTab 的首页',
      en: 'Open the home page with a nextUrl and newTab',
      payload: home({ nextUrl, newTab: '1' }),
      when: isFree,
    },
  ],
  'route.wanted': [
    reported({
      zh: '页面办完了，要去另一页',
      en: 'The page is finished and goes on to another',
      payload: { name: 'post.circles', params: {} },
      then: { zh: '换到那一页。', en: 'The other page opens.' },
    }),
    reported({
      zh: '已经离开的页面才办完',
      en: 'A page that the user has left is finished',
      payload: { name: 'post.circles', params: {}, from: 'page-gone' },
      then: { zh: '用户留在当前页面。', en: 'The user stays on the page.' },
    }),
  ],
  'page.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
  'search.wanted': [
    reported({
      zh: '搜索“燕麦奶”',
      en: 'Search for "燕麦奶"',
      payload: { word: '燕麦奶' },
      then: { zh: '打开搜索结果。', en: 'The results page opens.' },
    }),
  ],
  'viewport.changed': [
    { zh: '把窗口缩窄', en: 'Make the window narrow', payload: { isMobile: true }, when: isCalm, then: nothingMoves },
  ],
  'connection.returned': [
    {
      ...networkReturns,
      when: isCalm,
      then: { zh: '失败的内容重新加载。', en: 'The failed parts load again.' },
    },
  ],
  'page.hidden': [{ zh: '切到别的标签页', en: 'Go to another tab', when: isCalm, then: nothingMoves }],
  'page.outdated': [
    reported({
      zh: '页面的内容在另一个标签页里变了',
      en: 'Content of this page was changed in another tab',
      then: { zh: '页面的内容悄悄更新。', en: 'The page reloads its data in the background.' },
    }),
  ],
  'page.shown': [{ zh: '切回这个标签页', en: 'Come back to this tab', when: isCalm, then: nothingMoves }],
} satisfies AppCases;
