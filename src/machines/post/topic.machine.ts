import { pageMachine } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import { loadHotPosts, loadTopic, loadTopicPosts } from './post-loads.ts';

export const topicMachine = pageMachine('topic', 'A topic and its posts.', {
  topic: resourceMachine(loadTopic),
  posts: pagedListMachine(loadTopicPosts),
  hotPosts: resourceMachine(() => loadHotPosts({})),
});
