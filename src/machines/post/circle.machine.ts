import { pageMachine } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import { shareMachine } from '../sharing/share.machine.ts';
import { loadCircle, loadCircleCode, loadCirclePosts, loadHotPosts } from './post-loads.ts';

export const circleMachine = pageMachine('circle', 'One circle: its members and its posts.', {
  circle: resourceMachine(loadCircle),
  posts: pagedListMachine(loadCirclePosts),
  hotPosts: resourceMachine(() => loadHotPosts({})),
  share: shareMachine(loadCircleCode),
});
