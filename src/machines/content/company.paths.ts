import { pageSpec } from '../kit/path-cases.ts';
import { companyMachine } from './company.machine.ts';

export const companyPaths = pageSpec(companyMachine, {
  name: { zh: '企业页', en: 'A company' },
  opened: { zh: '打开一家企业', en: 'A company is opened' },
  zh: '一家企业和它的产品、资讯、人脉。',
});
