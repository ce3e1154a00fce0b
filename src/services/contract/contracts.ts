import { activity } from './activity.contract.ts';
import { basic } from './basic.contract.ts';
import { circle } from './circle.contract.ts';
import { activityComment, newsComment, postComment } from './comment.contract.ts';
import { company } from './company.contract.ts';
import type { Contract } from './contract.ts';
import { favourite } from './favourite.contract.ts';
import { follow } from './follow.contract.ts';
import { friend } from './friend.contract.ts';
import { like } from './like.contract.ts';
import { log } from './log.contract.ts';
import { message } from './message.contract.ts';
import { news } from './news.contract.ts';
import { notice } from './notice.contract.ts';
import { people } from './people.contract.ts';
import { post } from './post.contract.ts';
import { session } from './session.contract.ts';
import { upload } from './upload.contract.ts';

export const contracts = {
  activity,
  activityComment,
  basic,
  circle,
  company,
  favourite,
  follow,
  friend,
  like,
  log,
  message,
  news,
  newsComment,
  notice,
  people,
  post,
  postComment,
  session,
  upload,
} as const satisfies Readonly<Record<string, Contract>>;
