import { Schema } from 'effect';
import { contract, type Endpoint, Id } from './contract.ts';

const likes = {
  act: 'like',
  params: Schema.Struct({ id: Id }),
  data: Schema.Boolean,
} as const satisfies Partial<Endpoint>;

/** One per member and target (R7.6-9, R7.6-10, R7.6-25, R7.6-26, docs/choices.md R7.3-17). */
export const like = contract({
  news: { ...likes, method: 'POST', path: '/news/news/like/:id' },
  unlikeNews: { ...likes, method: 'PUT', path: '/news/news/unlike/:id' },
  activity: { ...likes, method: 'POST', path: '/activity/activity/like/:id', assumed: true },
  unlikeActivity: { ...likes, method: 'PUT', path: '/activity/activity/unlike/:id', assumed: true },
  post: { ...likes, method: 'POST', path: '/post/posts/like/:id', assumed: true },
  unlikePost: { ...likes, method: 'PUT', path: '/post/posts/unlike/:id', assumed: true },
});
