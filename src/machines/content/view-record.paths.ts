import { Effect } from 'effect';
import { offline, refusedWith } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { viewRecordMachine } from './view-record.machine.ts';

const sample = viewRecordMachine((_: { readonly id: string }) => Effect.succeed(true));

export const viewRecordPaths: PathSpec<typeof sample> = {
  machine: sample,
  name: { zh: '浏览计数', en: 'Counting a visit' },
  starts: [{ zh: '打开一篇资讯', en: 'An article is opened', input: { id: '60600' } }],
  events: {
    'xstate.done.actor.record': [{ zh: '后台已保存', en: 'The backend has counted it', payload: { output: true } }],
    'xstate.error.actor.record': [
      offline,
      refusedWith(404, { zh: '后台说没有这篇内容', en: 'The backend does not know the item' }),
    ],
  },
  states: {
    '': { zh: '每次来访只计一次。' },
    counting: { title: { zh: '计数中', en: 'Counting' }, zh: '后台正在计数。' },
    counted: { title: { zh: '已计数', en: 'Counted' }, zh: '已经计数；没有答复时可能已计数，不再重复发送。' },
  },
};
