import { activityComment, newsComment, postComment } from './contract/comment.contract.ts';
import { client } from './http/client.ts';

/** The comments of each kind of thing. */
export const commentApi = { news: client(newsComment), activity: client(activityComment), post: client(postComment) };
