import { Effect } from 'effect';
import { type PostDraft, post } from '#services/contract/post.contract.ts';
import { call } from '#services/env.ts';
import { writeOnce } from '../shared/write-once.ts';

/** The newest of the own posts, drafts too. */
const ownPosts = Effect.map(call(post.my, { query: { current: 1, size: 20 } }), ({ records }) => records);

/**
 * Publishes a new post, once, and gives its id. Where an earlier try was left without an answer, an own post that has
 * come since then under the same title is that one: it is brought to what the member wants now.
 */
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
