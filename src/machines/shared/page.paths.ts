import { Effect } from 'effect';
import { pageMachine } from './page.machine.ts';
import { networkReturns } from './path-cases.ts';
import type { PathSpec } from './path-spec.ts';
import { resourceMachine } from './resource.machine.ts';

/** A sample: a page starts its parts and has no ways of its own. */
const sample = pageMachine('page', 'A page that is nothing but data.', {
  detail: resourceMachine(() => Effect.succeed<readonly string[]>([])),
});

export const pagePaths: PathSpec<typeof sample> = {
  machine: sample,
  name: { zh: '数据页面', en: 'A page of data' },
  starts: [{ zh: '打开页面', en: 'The page is opened', input: { params: {} } }],
  events: {
    'room.returned': [
      {
        zh: '返回这个页面',
        en: 'Come back to the page',
        then: { zh: '内容立即显示，并悄悄更新。', en: 'The content is shown at once and renewed quietly.' },
      },
    ],
    'connection.returned': [
      { ...networkReturns, then: { zh: '失败的部分重新加载。', en: 'Parts that failed are loaded again.' } },
    ],
  },
  states: { '': '只有数据的页面。' },
};
