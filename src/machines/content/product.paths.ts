import { pageSpec } from '../kit/path-cases.ts';
import { productMachine } from './product.machine.ts';

export const productPaths = pageSpec(productMachine, {
  name: { zh: '产品页', en: 'A product' },
  opened: { zh: '打开一款产品', en: 'A product is opened' },
  zh: '一款产品和相近的产品。',
});
