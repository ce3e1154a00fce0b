import { commentsMachine } from '../comments/comments.machine.ts';
import { pageMachine } from '../kit/page.machine.ts';
import { resourceMachine, subjectMachine } from '../kit/resource.machine.ts';
import { shareMachine } from '../sharing/share.machine.ts';
import { loadPost, loadPostCode, loadRecommendedPosts, loadRelatedPosts } from './post-loads.ts';
import { postRemovalMachine } from './post-removal.machine.ts';
import { postReportMachine } from './post-report.machine.ts';

export const postMachine = pageMachine('post', 'One post, related posts and recommended content.', {
  detail: subjectMachine(loadPost),
  relatedPosts: resourceMachine(loadRelatedPosts),
  recommended: resourceMachine(loadRecommendedPosts),
  share: shareMachine(loadPostCode),
  removal: postRemovalMachine,
  report: postReportMachine,
  comments: commentsMachine('post'),
});
