import type { AnyMachineSnapshot } from 'xstate';
import type { PathSpec, Words } from '../kit/path-spec.ts';
import { wechatCardMachine } from './wechat-card.machine.ts';

const page = (id: string) => ({
  signed: `https://shiye.test/news/${id}`,
  card: { title: '燕麦涨价', text: '', link: `https://shiye.test/news/${id}`, image: 'https://shiye.test/1.png' },
});
const retitled = { ...page('1'), card: { ...page('1').card, title: '燕麦又涨价' } };
/** The page that WeChat is being told of; its words may have changed since. */
const shownIn = ({ children }: AnyMachineSnapshot): unknown => children.show?.getSnapshot().input;
const taken = (words: Words, then: Words, output: ReturnType<typeof page>) => ({
  ...words,
  by: 'part' as const,
  payload: { output },
  when: (snapshot: AnyMachineSnapshot) => JSON.stringify(shownIn(snapshot)) === JSON.stringify(output),
  then,
});
const carded = {
  zh: '把页面转发给好友：卡片上有标题和图片。',
  en: 'Hand the page on: the card has its title and its picture.',
};
const quiet = { zh: '页面不变。', en: 'The page stays as it is.' };

export const wechatCardPaths: PathSpec<typeof wechatCardMachine> = {
  machine: wechatCardMachine,
  name: { zh: '微信分享卡片', en: 'WeChat share card' },
  starts: [
    { zh: '在微信里打开网站', en: 'The site is opened in WeChat', input: { isInWechat: true } },
    { zh: '在浏览器里打开网站', en: 'The site is opened in a browser', input: { isInWechat: false } },
  ],
  key: (snapshot) => [snapshot.context, shownIn(snapshot)],
  agrees: ({ context }) => context,
  events: {
    'page.described': [
      { zh: '打开一篇资讯', en: 'Open an article', payload: page('1'), then: quiet },
      { zh: '打开另一篇资讯', en: 'Open another article', payload: page('2'), then: quiet },
      { zh: '这篇资讯的标题改了', en: 'The title of the article changes', payload: retitled, then: quiet },
    ],
    'xstate.done.actor.show': [
      taken({ zh: '微信记下了', en: 'WeChat has taken it' }, carded, page('1')),
      taken({ zh: '微信记下了另一篇', en: 'WeChat has taken the other article' }, carded, page('2')),
      taken({ zh: '微信记下了新的标题', en: 'WeChat has taken the new title' }, carded, retitled),
    ],
    'xstate.error.actor.show': [
      {
        by: 'part',
        zh: '签名没有取到，或微信不接受',
        en: 'There is no signature, or WeChat refuses it',
        payload: { error: { tag: 'offline' } },
        cause: { fault: { kind: 'offline' } },
        then: { zh: '转发时只有网址。', en: 'Handed on, the page is its address alone.' },
      },
    ],
    'xstate.after.requestTimeout.wechatCard.setting': [
      {
        zh: '微信一直没有回答',
        en: 'WeChat does not answer',
        then: { zh: '转发时只有网址。', en: 'Handed on, the page is its address alone.' },
      },
    ],
    'connection.returned': [{ zh: '网络恢复', en: 'The network is back', then: quiet }],
  },
  states: {
    '': { zh: '页面在微信里被转发时的样子。' },
    none: { title: { zh: '无分享卡片', en: 'No card' }, zh: '还没有打开页面，或者不在微信里。' },
    setting: { title: { zh: '设置卡片中', en: 'Setting card' }, zh: '后台签名后，把页面的标题和图片交给微信。' },
    cardSet: { title: { zh: '卡片已设置', en: 'Card set' }, zh: '转发出去的卡片有标题、摘要和图片。' },
    refused: { title: { zh: '卡片设置失败', en: 'Card failed' }, zh: '微信没有接受卡片：转发出去只有网址。' },
  },
};
