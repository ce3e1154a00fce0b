import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { circlesMachine } from './circles.machine.ts';

export const circlesPaths: PathSpec<typeof circlesMachine> = {
  machine: circlesMachine,
  name: { zh: '圈子列表', en: 'Circles' },
  starts: [{ zh: '打开圈子列表', en: 'The list of circles is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '用户自己的圈子，和行业圈子、地方圈子。' },
  },
};
