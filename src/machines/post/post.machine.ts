import { commentsMachine } from '../shared/comments.machine.ts';
import { pageMachine } from '../shared/page.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import { loadPost, loadRecommendedPosts, loadRelatedPosts } from './post-loads.ts';

export const postDetailMachine = resourceMachine(loadPost);
export const relatedPostsMachine = resourceMachine(loadRelatedPosts);
export const recommendedPostsMachine = resourceMachine(loadRecommendedPosts);

export const postMachine = pageMachine('post', 'One post, what is related to it, and what else is worth a look.', {
  detail: postDetailMachine,
  relatedPosts: relatedPostsMachine,
  recommended: recommendedPostsMachine,
  comments: commentsMachine('post'),
});
