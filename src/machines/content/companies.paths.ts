import { pageSpec } from '../kit/path-cases.ts';
import { companiesMachine } from './companies.machine.ts';

export const companiesPaths = pageSpec(companiesMachine, {
  name: { zh: '企业库', en: 'The company library' },
  opened: { zh: '打开企业库', en: 'The company library is opened' },
  zh: '可以按词、品类和城市查找的企业库。',
});
