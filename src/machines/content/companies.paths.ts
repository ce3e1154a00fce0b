import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { companiesMachine } from './companies.machine.ts';

export const companiesPaths: PathSpec<typeof companiesMachine> = {
  machine: companiesMachine,
  name: { zh: '企业库', en: 'The company library' },
  starts: [{ zh: '打开企业库', en: 'The company library is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '可以按词、品类和城市查找的企业库。' },
  },
};
