import type { Effect } from 'effect';
import { circle } from '#services/contract/circle.contract.ts';
import { commentContracts } from '#services/contract/comment.contract.ts';
import { company } from '#services/contract/company.contract.ts';
import { favourite } from '#services/contract/favourite.contract.ts';
import { follow } from '#services/contract/follow.contract.ts';
import { like } from '#services/contract/like.contract.ts';
import { call, type Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import type { Reaction } from './reaction.ts';

const likes = {
  news: [like.news, like.unlikeNews],
  activity: [like.activity, like.unlikeActivity],
  post: [like.post, like.unlikePost],
  newsComment: [commentContracts.news.like, commentContracts.news.unlike],
  activityComment: [commentContracts.activity.like, commentContracts.activity.unlike],
  postComment: [commentContracts.post.like, commentContracts.post.unlike],
} as const;

export const sendReaction = (reaction: Reaction, on: boolean): Effect.Effect<unknown, Failure, Services> => {
  const byId = { params: { id: reaction.id } };
  switch (reaction.act) {
    case 'like': {
      const [add, remove] = likes[reaction.type];
      return call(on ? add : remove, byId);
    }
    case 'favourite': {
      const entity = { body: { type: reaction.type, entityId: reaction.id } };
      return call(on ? favourite.favourite : favourite.unfavourite, entity);
    }
    case 'follow': {
      const contract = reaction.type === 'company' ? company : follow;
      return call(on ? contract.follow : contract.unfollow, byId);
    }
    case 'joinCircle':
      return call(on ? circle.join : circle.leave, byId);
  }
};
