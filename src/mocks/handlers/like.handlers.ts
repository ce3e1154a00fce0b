import type { like as contract } from '#services/contract/like.contract.ts';
import type { Domain } from '../domain/domain.ts';
import { notFound } from '../domain/refusal.ts';
import { type Entity, entityOf } from '../domain/rules/entities.ts';
import { like, unlike } from '../domain/rules/likes.ts';
import { type Caller, memberIdOf } from '../domain/rules/tokens.ts';
import type { Handlers } from './handlers.ts';

interface Asked {
  readonly caller: Caller | null;
  readonly params: { readonly id: string };
}

export const likeHandlers = (domain: Domain): Handlers<typeof contract> => {
  const change =
    (type: Entity['type'], to: typeof like) =>
    ({ caller, params: { id } }: Asked): void => {
      if (entityOf(domain, { type, id }) === null) throw notFound();
      to(domain, memberIdOf(caller), { type, id });
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
