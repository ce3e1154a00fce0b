import { pageMachine } from '../shared/page.machine.ts';
import { pagedListMachine } from '../shared/paged-list.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import { loadHotPosts, loadTopic, loadTopicPosts } from './post-loads.ts';

export const topicMachine = pageMachine('topic', 'A topic and its posts.', {
  topic: resourceMachine(loadTopic),
  posts: pagedListMachine(loadTopicPosts),
  hotPosts: resourceMachine(() => loadHotPosts({})),
});
