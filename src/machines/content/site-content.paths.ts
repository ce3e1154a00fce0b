import { pageSpec } from '../kit/path-cases.ts';
import { siteContentMachine } from './site-content.machine.ts';

export const siteContentPaths = pageSpec(siteContentMachine, {
  name: { zh: '站点内容页', en: 'A page about the site' },
  opened: { zh: '打开“关于我们”', en: 'A page such as "About us" is opened' },
  zh: '本站介绍自己的页面。',
});
