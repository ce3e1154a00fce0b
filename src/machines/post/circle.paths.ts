import { pageSpec } from '../kit/path-cases.ts';
import { circleMachine } from './circle.machine.ts';

export const circlePaths = pageSpec(circleMachine, {
  name: { zh: '圈子页', en: 'A circle' },
  opened: { zh: '打开一个圈子', en: 'A circle is opened' },
  zh: '一个圈子：成员和里面的供需。',
});
