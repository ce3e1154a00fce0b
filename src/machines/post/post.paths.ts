import { pageSpec } from '../kit/path-cases.ts';
import { postMachine } from './post.machine.ts';

export const postPaths = pageSpec(postMachine, {
  name: { zh: '一条供需', en: 'A post' },
  opened: { zh: '打开一条供需', en: 'A post is opened' },
  zh: '一条供需，和相关的、值得看的。',
});
