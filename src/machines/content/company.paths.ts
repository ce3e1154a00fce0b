import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { companyMachine } from './company.machine.ts';

export const companyPaths: PathSpec<typeof companyMachine> = {
  machine: companyMachine,
  name: { zh: '企业页', en: 'A company' },
  starts: [{ zh: '打开一家企业', en: 'A company is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '一家企业和它的产品、资讯、人脉。' },
  },
};
