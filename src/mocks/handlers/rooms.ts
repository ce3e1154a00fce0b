import type { World } from '#mocks/domain/world.ts';
import { activity } from '#services/contract/activity.contract.ts';
import { basic } from '#services/contract/basic.contract.ts';
import { circle } from '#services/contract/circle.contract.ts';
import { activityComment, newsComment, postComment } from '#services/contract/comment.contract.ts';
import { company } from '#services/contract/company.contract.ts';
import { favourite } from '#services/contract/favourite.contract.ts';
import { follow } from '#services/contract/follow.contract.ts';
import { friend } from '#services/contract/friend.contract.ts';
import { like } from '#services/contract/like.contract.ts';
import { log } from '#services/contract/log.contract.ts';
import { message } from '#services/contract/message.contract.ts';
import { news } from '#services/contract/news.contract.ts';
import { notice } from '#services/contract/notice.contract.ts';
import { people } from '#services/contract/people.contract.ts';
import { post } from '#services/contract/post.contract.ts';
import { session } from '#services/contract/session.contract.ts';
import { upload } from '#services/contract/upload.contract.ts';
import { activityHandlers } from './activity.handlers.ts';
import { basicHandlers } from './basic.handlers.ts';
import { circleHandlers } from './circle.handlers.ts';
import { commentHandlers } from './comment.handlers.ts';
import { companyHandlers } from './company.handlers.ts';
import { favouriteHandlers } from './favourite.handlers.ts';
import { followHandlers } from './follow.handlers.ts';
import { friendHandlers } from './friend.handlers.ts';
import { type Route, routesOf } from './handlers.ts';
import { likeHandlers } from './like.handlers.ts';
import { logHandlers } from './log.handlers.ts';
import { messageHandlers } from './message.handlers.ts';
import { newsHandlers } from './news.handlers.ts';
import { noticeHandlers } from './notice.handlers.ts';
import { peopleHandlers } from './people.handlers.ts';
import { postHandlers } from './post.handlers.ts';
import { sessionHandlers } from './session.handlers.ts';
import { uploadHandlers } from './upload.handlers.ts';

export const routes = (world: World): readonly Route[] => [
  ...routesOf('session', session, sessionHandlers(world)),
  ...routesOf('news', news, newsHandlers(world)),
  ...routesOf('people', people, peopleHandlers(world)),
  ...routesOf('basic', basic, basicHandlers(world)),
  ...routesOf('company', company, companyHandlers(world)),
  ...routesOf('activity', activity, activityHandlers(world)),
  ...routesOf('post', post, postHandlers(world)),
  ...routesOf('circle', circle, circleHandlers(world)),
  ...routesOf('like', like, likeHandlers(world)),
  ...routesOf('follow', follow, followHandlers(world)),
  ...routesOf('friend', friend, friendHandlers(world)),
  ...routesOf('favourite', favourite, favouriteHandlers(world)),
  ...routesOf('newsComment', newsComment, commentHandlers(world, 'news')),
  ...routesOf('activityComment', activityComment, commentHandlers(world, 'activity')),
  ...routesOf('postComment', postComment, commentHandlers(world, 'post')),
  ...routesOf('notice', notice, noticeHandlers(world)),
  ...routesOf('upload', upload, uploadHandlers(world)),
  ...routesOf('message', message, messageHandlers(world)),
  ...routesOf('log', log, logHandlers(world)),
];
