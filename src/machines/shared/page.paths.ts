import { Effect } from 'effect';
import { pageMachine } from './page.machine.ts';
import { pageCases } from './path-cases.ts';
import type { PathSpec } from './path-spec.ts';
import { resourceMachine } from './resource.machine.ts';

const sample = pageMachine('page', 'A page that only shows data.', {
  detail: resourceMachine(() => Effect.succeed<readonly string[]>([])),
});

export const pagePaths: PathSpec<typeof sample> = {
  machine: sample,
  name: { zh: '数据页面', en: 'A page of data' },
  starts: [{ zh: '打开页面', en: 'The page is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '只显示数据的页面。' },
  },
};
