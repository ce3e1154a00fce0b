import { pageSpec } from '../kit/path-cases.ts';
import { topicMachine } from './topic.machine.ts';

export const topicPaths = pageSpec(topicMachine, {
  name: { zh: '话题页', en: 'A topic' },
  opened: { zh: '打开一个话题', en: 'A topic is opened' },
  zh: '一个话题和它的供需。',
});
