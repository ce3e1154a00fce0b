import { commentsMachine } from '../shared/comments.machine.ts';
import { pageMachine } from '../shared/page.machine.ts';
import { resourceMachine, subjectMachine } from '../shared/resource.machine.ts';
import { shareMachine } from '../shared/share.machine.ts';
import { loadPost, loadPostCode, loadRecommendedPosts, loadRelatedPosts } from './post-loads.ts';
import { postRemovalMachine } from './post-removal.machine.ts';
import { postReportMachine } from './post-report.machine.ts';

export const postDetailMachine = subjectMachine(loadPost);
export const relatedPostsMachine = resourceMachine(loadRelatedPosts);
export const recommendedPostsMachine = resourceMachine(loadRecommendedPosts);

export const postMachine = pageMachine('post', 'One post, related posts and recommended content.', {
  detail: postDetailMachine,
  relatedPosts: relatedPostsMachine,
  recommended: recommendedPostsMachine,
  share: shareMachine(loadPostCode),
  removal: postRemovalMachine,
  report: postReportMachine,
  comments: commentsMachine('post'),
});
