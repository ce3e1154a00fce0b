import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { productMachine } from './product.machine.ts';

export const productPaths: PathSpec<typeof productMachine> = {
  machine: productMachine,
  name: { zh: '产品页', en: 'A product' },
  starts: [{ zh: '打开一款产品', en: 'A product is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '一款产品和相近的产品。' },
  },
};
