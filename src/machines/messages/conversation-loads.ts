import { Effect } from 'effect';
import { pageSize } from '#services/contract/constants.ts';
import { message, type PostCard } from '#services/contract/message.contract.ts';
import { post } from '#services/contract/post.contract.ts';
import type { Message } from '#services/contract/realtime.contract.ts';
import { call, type Http, type Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { fromEffect } from '../kit/from-effect.ts';

export interface Stretch {
  readonly messages: readonly Message[];
  readonly isAll: boolean;
}

const size = pageSize.messageHistory;

/** Ten messages: the newest, or those before one (R4.6-13, R7.5-8). */
export const stretch = (convId: string, before: string | null): Effect.Effect<Stretch, Failure, Http> =>
  Effect.map(
    call(message.history, { query: { convId, current: 1, size, ...(before === null ? {} : { lastMsgId: before }) } }),
    ({ records, total, unreadable = 0 }) => ({
      messages: records,
      isAll: records.length === 0 || total <= records.length + unreadable,
    }),
  );

export const loadHistory = fromEffect<Stretch, { convId: string; before: string | null }>(({ convId, before }) =>
  stretch(convId, before),
);

/** `reaches`: back to the last seen message, or to the beginning. */
export interface Read {
  readonly messages: readonly Message[];
  readonly reaches: boolean;
}

/** Limit in messages; after a longer absence the user scrolls up for the rest. */
const mostRead = 400;

/** Everything since the last message seen in the history; nothing else may move that mark. */
const since = (
  convId: string,
  seen: string | null,
  found: readonly Message[] = [],
): Effect.Effect<Read, Failure, Http> =>
  Effect.flatMap(stretch(convId, found.at(-1)?.id ?? null), ({ messages, isAll }) => {
    const all = [...found, ...messages];
    const reaches = isAll || messages.some(({ id }) => id === seen);
    return reaches || all.length >= mostRead ? Effect.succeed({ messages: all, reaches }) : since(convId, seen, all);
  });

export const syncHistory = fromEffect<Read, { convId: string; seen: string | null }>(({ convId, seen }) =>
  since(convId, seen),
);

/** The post of the conversation as a card to send (R3-53); null for none. */
export const loadAbout = (postId: string | null): Effect.Effect<PostCard | null, Failure, Services> =>
  postId === null
    ? Effect.succeed(null)
    : Effect.map(call(post.detail, { params: { id: postId } }), ({ id, title, tagId, images }) => ({
        postId: id,
        title,
        type: tagId,
        coverImg: images[0] ?? null,
      }));

export const markRead = fromEffect<boolean, { convId: string }>(({ convId }) =>
  call(message.read, { query: { convId } }),
);
