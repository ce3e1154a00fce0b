import { Effect } from 'effect';
import { type PostDraft, post } from '#services/contract/post.contract.ts';
import { call } from '#services/env.ts';
import { writeOnce } from '../kit/write-once.ts';

const ownPosts = Effect.map(call(post.my, { query: { current: 1, size: 20 } }), ({ records }) => records);

/** Creates a post once. After an attempt without an answer, a newer own post with the same title is taken as its result and updated. */
export const createPost = (draft: PostDraft) =>
  writeOnce({
    what: ['post', draft.circleId],
    mark: Effect.map(ownPosts, (posts) => posts.map(({ id }) => id).join()),
    find: (mark) =>
      Effect.flatMap(ownPosts, (posts) => {
        const known = mark.split(',');
        const found = posts.find(({ id, title }) => !known.includes(id) && title === draft.title);
        return found ? call(post.update, { params: { id: found.id }, body: draft }) : Effect.succeed(null);
      }),
    send: call(post.create, { body: draft }),
  });
