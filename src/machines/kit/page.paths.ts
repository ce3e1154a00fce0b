import { Effect } from 'effect';
import { pageMachine } from './page.machine.ts';
import { pageSpec } from './path-cases.ts';
import { resourceMachine } from './resource.machine.ts';

const sample = pageMachine('page', 'A page that only shows data.', {
  detail: resourceMachine(() => Effect.succeed<readonly string[]>([])),
});

export const pagePaths = pageSpec(sample, {
  name: { zh: '数据页面', en: 'A page of data' },
  opened: { zh: '打开页面', en: 'The page is opened' },
  zh: '只显示数据的页面。',
});
