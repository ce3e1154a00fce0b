import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { siteContentMachine } from './site-content.machine.ts';

export const siteContentPaths: PathSpec<typeof siteContentMachine> = {
  machine: siteContentMachine,
  name: { zh: '站点内容页', en: 'A page about the site' },
  starts: [{ zh: '打开“关于我们”', en: 'A page such as "About us" is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '本站介绍自己的页面。' },
  },
};
