import type { Seed } from '../domain/domain-seed.ts';
import type { PostRow } from '../domain/seed-rows.ts';
import { circleCover, withAuthors } from '../seed/circles.ts';
import type { SeedData } from '../seed/create-seed.ts';
import { once } from '../seed/once.ts';
import { postText } from '../seed/post-text.ts';
import type { PostRow as SeededPost } from '../seed/posts.ts';
import { createTopics } from '../seed/topics.ts';
import { byId, rowOrThrow } from './by-id.ts';

type CommunityPart = Pick<Seed, 'posts' | 'postText' | 'circles' | 'circleCover' | 'topics'>;

export const communityOf = (made: SeedData): CommunityPart => {
  const posts = once(() => byId(made.posts()));
  const circles = once(() => byId(made.circles()));
  return {
    posts: once(() => made.posts().map(postOf)),
    postText: (id) => postText(rowOrThrow(posts(), id)),
    circles: once(() => withAuthors(made.circles(), made.posts())),
    circleCover: (id) => {
      const row = circles().get(id);
      return row ? circleCover(row) : '';
    },
    topics: once(createTopics),
  };
};

const postOf = ({ brief: _, lines: __, ...row }: SeededPost): PostRow => row;
