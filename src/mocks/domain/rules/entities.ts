import type { CommentKind } from '#services/contract/comment.contract.ts';
import type { World } from '../world.ts';
import { publishedPosts, textOf } from './post-rows.ts';

export interface Entity {
  readonly type: CommentKind;
  readonly id: string;
}

export interface EntityFacts {
  readonly title: string;
  readonly coverImg: string;
  readonly publishTime: number;
}

export const entityOf = (world: World, { type, id }: Entity): EntityFacts | null => {
  switch (type) {
    case 'news': {
      const row = world.seed.news.find((news) => news.id === id);
      if (!row || row.isDraft || row.publishTime > world.now()) return null;
      return { title: row.title, coverImg: world.seed.newsItem(id).coverImg, publishTime: row.publishTime };
    }
    case 'activity': {
      const row = world.seed.activities.find((activity) => activity.id === id);
      if (!row || row.publishTime > world.now()) return null;
      return { title: row.title, coverImg: world.seed.activityItem(id).coverImg, publishTime: row.publishTime };
    }
    case 'post': {
      const row = publishedPosts(world).find((post) => post.id === id);
      return row
        ? { title: row.title, coverImg: textOf(world, id).images[0] ?? '', publishTime: row.publishTime }
        : null;
    }
  }
};
