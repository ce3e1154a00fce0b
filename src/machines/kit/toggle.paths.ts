import { Effect } from 'effect';
import { press } from './act.ts';
import { offline } from './path-cases.ts';
import type { PathSpec } from './path-spec.ts';
import { toggleMachine } from './toggle.machine.ts';

const sample = toggleMachine((_: { readonly id: string }) => Effect.succeed(true));

export const togglePaths: PathSpec<typeof sample> = {
  machine: sample,
  name: { zh: '一个点赞、收藏或关注', en: 'One like, favourite or follow' },
  starts: [
    {
      zh: '会员看到一个没有点过的“点赞”',
      en: 'A member sees a like button that is off',
      input: { subject: { id: '1' }, on: false },
    },
  ],
  events: {
    'toggle.press': [{ zh: '点击“点赞”', en: 'Press "Like"' }],
    'toggle.yield': [
      {
        by: 'part',
        zh: '在另一个标签页点了它',
        en: 'It is pressed in another tab',
        then: { zh: '按钮以后台为准。', en: "The button shows the backend's state." },
      },
    ],
    'xstate.done.actor.send': [{ zh: '后台已保存', en: 'The backend agrees' }],
    'xstate.error.actor.send': [
      {
        ...offline,
        then: { zh: '按钮退回原样，并说明原因。', en: 'The button switches back, and a notice shows the reason.' },
      },
    ],
  },
  acts: {
    'toggle.press': [press('button', 'shared:like…')],
  },
  states: {
    '': { zh: '点赞、收藏或关注：开或关。' },
    resting: { title: { zh: '已同步', en: 'Synced' }, zh: '与后台一致。' },
    sending: { title: { zh: '发送中', en: 'Sending' }, zh: '新的状态已经显示，正在发给后台。' },
  },
};
