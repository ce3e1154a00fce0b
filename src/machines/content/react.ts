import type { Effect } from 'effect';
import { circleApi } from '#services/circle.api.ts';
import { commentApi } from '#services/comment.api.ts';
import { companyApi } from '#services/company.api.ts';
import type { Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { favouriteApi } from '#services/favourite.api.ts';
import { followApi } from '#services/follow.api.ts';
import { likeApi } from '#services/like.api.ts';
import type { Reaction } from './reaction.ts';

/** The call of each like and its contrary. */
const likes = {
  news: [likeApi.news, likeApi.unlikeNews],
  activity: [likeApi.activity, likeApi.unlikeActivity],
  post: [likeApi.post, likeApi.unlikePost],
  newsComment: [commentApi.news.like, commentApi.news.unlike],
  activityComment: [commentApi.activity.like, commentApi.activity.unlike],
  postComment: [commentApi.post.like, commentApi.post.unlike],
} as const;

/** Tells the backend. */
export const react = (reaction: Reaction, on: boolean): Effect.Effect<unknown, Failure, Services> => {
  const byId = { params: { id: reaction.id } };
  switch (reaction.act) {
    case 'like': {
      const [like, unlike] = likes[reaction.type];
      return on ? like(byId) : unlike(byId);
    }
    case 'favourite': {
      const entity = { body: { type: reaction.type, entityId: reaction.id } };
      return on ? favouriteApi.favourite(entity) : favouriteApi.unfavourite(entity);
    }
    case 'follow': {
      const { follow, unfollow } = reaction.type === 'company' ? companyApi : followApi;
      return on ? follow(byId) : unfollow(byId);
    }
    case 'joinCircle':
      return on ? circleApi.join(byId) : circleApi.leave(byId);
  }
};
