import { Schema } from 'effect';
import { ById, contract, type Endpoint } from './contract.ts';

const likes = {
  act: 'like',
  params: ById,
  data: Schema.Boolean,
} as const satisfies Partial<Endpoint>;

/** One per member and target (R7.6-9, R7.6-10, R7.6-25, R7.6-26, docs/choices.md R7.3-17). */
export const like = contract({
  news: { ...likes, method: 'POST', path: '/news/news/like/:id' },
  unlikeNews: { ...likes, method: 'PUT', path: '/news/news/unlike/:id' },
  activity: { ...likes, method: 'POST', path: '/activity/activity/like/:id' },
  unlikeActivity: { ...likes, method: 'PUT', path: '/activity/activity/unlike/:id' },
  post: { ...likes, method: 'POST', path: '/post/posts/like/:id' },
  unlikePost: { ...likes, method: 'PUT', path: '/post/posts/unlike/:id' },
});
