import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { circleMachine } from './circle.machine.ts';

export const circlePaths: PathSpec<typeof circleMachine> = {
  machine: circleMachine,
  name: { zh: '圈子页', en: 'A circle' },
  starts: [{ zh: '打开一个圈子', en: 'A circle is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '一个圈子：成员和里面的供需。' },
  },
};
