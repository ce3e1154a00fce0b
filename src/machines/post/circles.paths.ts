import { pageSpec } from '../kit/path-cases.ts';
import { circlesMachine } from './circles.machine.ts';

export const circlesPaths = pageSpec(circlesMachine, {
  name: { zh: '圈子列表', en: 'Circles' },
  opened: { zh: '打开圈子列表', en: 'The list of circles is opened' },
  zh: '用户自己的圈子，和行业圈子、地方圈子。',
});
