import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { topicMachine } from './topic.machine.ts';

export const topicPaths: PathSpec<typeof topicMachine> = {
  machine: topicMachine,
  name: { zh: '话题页', en: 'A topic' },
  starts: [{ zh: '打开一个话题', en: 'A topic is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '一个话题和它的供需。' },
  },
};
