import type { Contract } from '#services/contract/contract.ts';
import { contracts } from '#services/contract/contracts.ts';
import type { World } from '../domain/world.ts';
import { activityHandlers } from './activity.handlers.ts';
import { basicHandlers } from './basic.handlers.ts';
import { circleHandlers } from './circle.handlers.ts';
import { commentHandlers } from './comment.handlers.ts';
import { companyHandlers } from './company.handlers.ts';
import { favouriteHandlers } from './favourite.handlers.ts';
import { followHandlers } from './follow.handlers.ts';
import { friendHandlers } from './friend.handlers.ts';
import { type Handlers, type Route, routesOf } from './handlers.ts';
import { likeHandlers } from './like.handlers.ts';
import { logHandlers } from './log.handlers.ts';
import { messageHandlers } from './message.handlers.ts';
import { newsHandlers } from './news.handlers.ts';
import { noticeHandlers } from './notice.handlers.ts';
import { peopleHandlers } from './people.handlers.ts';
import { postHandlers } from './post.handlers.ts';
import { sessionHandlers } from './session.handlers.ts';
import { uploadHandlers } from './upload.handlers.ts';

/** Exhaustive: a contract without handlers does not compile. */
const handlersOf = (world: World): { readonly [K in keyof typeof contracts]: Handlers<(typeof contracts)[K]> } => ({
  activity: activityHandlers(world),
  activityComment: commentHandlers(world, 'activity'),
  basic: basicHandlers(world),
  circle: circleHandlers(world),
  company: companyHandlers(world),
  favourite: favouriteHandlers(world),
  follow: followHandlers(world),
  friend: friendHandlers(world),
  like: likeHandlers(world),
  log: logHandlers(world),
  message: messageHandlers(world),
  news: newsHandlers(world),
  newsComment: commentHandlers(world, 'news'),
  notice: noticeHandlers(world),
  people: peopleHandlers(world),
  post: postHandlers(world),
  postComment: commentHandlers(world, 'post'),
  session: sessionHandlers(world),
  upload: uploadHandlers(world),
});

export const routes = (world: World): readonly Route[] => {
  const handlers: Readonly<Record<string, Handlers<Contract>>> = handlersOf(world);
  return Object.entries<Contract>(contracts).flatMap(([feature, contract]) =>
    routesOf(feature, contract, handlers[feature] ?? {}),
  );
};
