import { Effect } from 'effect';
import { pageSize } from '#services/contract/constants.ts';
import type { PostCard } from '#services/contract/message.contract.ts';
import type { Message } from '#services/contract/realtime.contract.ts';
import type { Http, Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { messageApi } from '#services/message.api.ts';
import { postApi } from '#services/post.api.ts';
import { fromEffect } from '../shared/from-effect.ts';

/** Some of the history; `isAll`: nothing is older. */
export interface Stretch {
  readonly messages: readonly Message[];
  readonly isAll: boolean;
}

const size = pageSize.messageHistory;

/** Ten messages of history: the newest, or those before one (R4.6-13). */
export const loadHistory = fromEffect<Stretch, { convId: string; before: string | null }>(({ convId, before }) =>
  Effect.map(
    messageApi.history({ query: { convId, current: 1, size, ...(before === null ? {} : { lastMsgId: before }) } }),
    ({ records, total, unreadable = 0 }) => ({
      messages: records,
      isAll: records.length === 0 || total <= records.length + unreadable,
    }),
  ),
);

const pageLength = 50;
const pagesRead = 40;

/** Everything back to what was seen in the history last; only this may move that mark. */
const since = (
  convId: string,
  seen: string | null,
  current = 1,
  found: readonly Message[] = [],
): Effect.Effect<readonly Message[], Failure, Http> =>
  Effect.flatMap(messageApi.page({ query: { convId, current, size: pageLength } }), ({ records, total }) => {
    const all = [...found, ...records];
    const isThere = current * pageLength >= total || current >= pagesRead || records.some(({ id }) => id === seen);
    return isThere ? Effect.succeed(all) : since(convId, seen, current + 1, all);
  });

export const syncHistory = fromEffect<readonly Message[], { convId: string; seen: string | null }>(({ convId, seen }) =>
  since(convId, seen),
);

/** The post that the conversation is about, as a card that can be sent (R3-53); null where it is about none. */
export const loadAbout = (postId: string | null): Effect.Effect<PostCard | null, Failure, Services> =>
  postId === null
    ? Effect.succeed(null)
    : Effect.map(postApi.detail({ params: { id: postId } }), ({ id, title, tagId, images }) => ({
        postId: id,
        title,
        type: tagId,
        coverImg: images[0] ?? null,
      }));

export const markRead = fromEffect<boolean, { convId: string }>(({ convId }) => messageApi.read({ query: { convId } }));
