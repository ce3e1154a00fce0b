import { readerCases, relayCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { reactionsMachine } from './reactions.machine.ts';

export const reactionsPaths: PathSpec<typeof reactionsMachine> = {
  machine: reactionsMachine,
  name: { zh: '读者的点赞、收藏与关注', en: 'What the reader likes, keeps and follows' },
  starts: [{ zh: '会员在看文章', en: 'A member reads an article', input: { role: 'registered' } }],
  key: ({ context: { role, refs } }) => [role, Object.keys(refs)],
  events: {
    'reaction.press': [
      {
        zh: '点击“点赞”',
        en: 'Press "Like"',
        payload: { reaction: { act: 'like', type: 'news', id: '1' }, on: false },
        then: { zh: '这个按钮立即变样，每个地方都一样。', en: 'The button changes at once, wherever it is shown.' },
      },
    ],
    ...readerCases,
    ...relayCases,
  },
  states: { '': '读者的点赞、收藏与关注。' },
};
