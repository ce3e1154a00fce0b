import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { postMachine } from './post.machine.ts';

export const postPaths: PathSpec<typeof postMachine> = {
  machine: postMachine,
  name: { zh: '一条供需', en: 'A post' },
  starts: [{ zh: '打开一条供需', en: 'A post is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '一条供需，和相关的、值得看的。' },
  },
};
