import { notFound } from '#mocks/domain/refusal.ts';
import { type Entity, entityOf } from '#mocks/domain/rules/entities.ts';
import { like, unlike } from '#mocks/domain/rules/likes.ts';
import { type Caller, memberIdOf } from '#mocks/domain/rules/tokens.ts';
import type { World } from '#mocks/domain/world.ts';
import type { like as contract } from '#services/contract/like.contract.ts';
import type { Handlers } from './handlers.ts';

interface Asked {
  readonly caller: Caller | null;
  readonly params: { readonly id: string };
}

export const likeHandlers = (world: World): Handlers<typeof contract> => {
  const change =
    (type: Entity['type'], to: typeof like) =>
    ({ caller, params: { id } }: Asked): boolean => {
      if (entityOf(world, { type, id }) === null) throw notFound();
      to(world, memberIdOf(caller), { type, id });
      return true;
    };
  return {
    news: change('news', like),
    unlikeNews: change('news', unlike),
    activity: change('activity', like),
    unlikeActivity: change('activity', unlike),
    post: change('post', like),
    unlikePost: change('post', unlike),
  };
};
