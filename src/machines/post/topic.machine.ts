import { pageMachine } from '../shared/page.machine.ts';
import { pagedListMachine } from '../shared/paged-list.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import { loadHotPosts, loadTopic, loadTopicPosts } from './post-loads.ts';

export const topicDetailMachine = resourceMachine(loadTopic);
export const topicPostsMachine = pagedListMachine(loadTopicPosts);
const hotPostsMachine = resourceMachine(() => loadHotPosts({}));

export const topicMachine = pageMachine('topic', 'A topic and its posts.', {
  topic: topicDetailMachine,
  posts: topicPostsMachine,
  hotPosts: hotPostsMachine,
});
