import type { Contract } from '#services/contract/contract.ts';
import { contracts } from '#services/contract/contracts.ts';
import type { Domain } from '../domain/domain.ts';
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
const handlersOf = (domain: Domain): { readonly [K in keyof typeof contracts]: Handlers<(typeof contracts)[K]> } => ({
  activity: activityHandlers(domain),
  activityComment: commentHandlers(domain, 'activity'),
  basic: basicHandlers(domain),
  circle: circleHandlers(domain),
  company: companyHandlers(domain),
  favourite: favouriteHandlers(domain),
  follow: followHandlers(domain),
  friend: friendHandlers(domain),
  like: likeHandlers(domain),
  log: logHandlers(domain),
  message: messageHandlers(domain),
  news: newsHandlers(domain),
  newsComment: commentHandlers(domain, 'news'),
  notice: noticeHandlers(domain),
  people: peopleHandlers(domain),
  post: postHandlers(domain),
  postComment: commentHandlers(domain, 'post'),
  session: sessionHandlers(domain),
  upload: uploadHandlers(domain),
});

export const routes = (domain: Domain): readonly Route[] => {
  const handlers: Readonly<Record<string, Handlers<Contract>>> = handlersOf(domain);
  return Object.entries<Contract>(contracts).flatMap(([feature, contract]) =>
    routesOf(feature, contract, handlers[feature] ?? {}),
  );
};
