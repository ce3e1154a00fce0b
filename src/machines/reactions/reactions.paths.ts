import { crashed, userChangeCases } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { reactionsMachine } from './reactions.machine.ts';

export const reactionsPaths: PathSpec<typeof reactionsMachine> = {
  machine: reactionsMachine,
  name: { zh: '点赞、收藏与关注', en: 'Likes, favourites and follows' },
  starts: [{ zh: '会员在看文章', en: 'A member reads an article', input: { role: 'registered' } }],
  as: 'liran',
  key: ({ context: { role, refs, unsent } }) => [role, Object.keys(refs), unsent.length],
  events: {
    'reaction.press': [
      {
        zh: '点击“点赞”',
        en: 'Press "Like"',
        payload: { reaction: { act: 'like', type: 'news', id: '1' }, on: false },
        then: { zh: '这个按钮立即变样，每个地方都一样。', en: 'The button changes at once, wherever it is shown.' },
      },
    ],
    'xstate.done.actor.findUnsent': [
      {
        zh: '上一页点的“点赞”没等到回音',
        en: 'A like on the page before was not answered',
        payload: { output: [{ reaction: { act: 'like', type: 'news', id: '2' }, on: true }] },
        then: { zh: '按钮立即变样，并再发送一次。', en: 'The button changes at once, and it is sent again.' },
      },
    ],
    'xstate.error.actor.findUnsent': [
      crashed({ zh: '读不到上一页未确认的点赞', en: 'Earlier unsent likes cannot be read' }),
    ],
    'xstate.error.actor.hearPressed': [
      crashed({ zh: '收不到其他标签页的操作', en: 'Changes in other tabs cannot be received' }),
    ],
    'record.changed': [
      {
        by: 'part',
        zh: '在另一个标签页点了这个“点赞”',
        en: 'This like is pressed in another tab',
        payload: { value: { 'like-news-1': { login: 1, on: false } }, at: 1 },
        then: { zh: '按钮以后台为准。', en: "The button shows the backend's state." },
      },
    ],
    'toggle.gaveUp': [
      {
        by: 'part',
        zh: '“点赞”没有送达',
        en: 'The like could not be sent',
        payload: { subject: { act: 'like', type: 'news', id: '1' } },
        then: {
          zh: '按钮退回原样，下次打开页面时以后台为准。',
          en: 'The button goes back; the page that is read next is right.',
        },
      },
    ],
    ...userChangeCases,
  },
  states: {
    '': { zh: '用户的点赞、收藏与关注。' },
  },
};
