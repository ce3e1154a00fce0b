import type { CommentKind } from '#services/contract/comment.contract.ts';
import type { Domain } from '../domain.ts';
import { publishedPosts, textOf } from './post-rows.ts';

export interface Entity {
  readonly type: CommentKind;
  readonly id: string;
}

interface EntityFacts {
  readonly title: string;
  readonly coverImg: string;
  readonly publishTime: number;
}

export const entityOf = (domain: Domain, { type, id }: Entity): EntityFacts | null => {
  switch (type) {
    case 'news': {
      const row = domain.seed.news.find((news) => news.id === id);
      if (!row || row.isDraft || row.publishTime > domain.now()) return null;
      return { title: row.title, coverImg: domain.seed.newsItem(id).coverImg, publishTime: row.publishTime };
    }
    case 'activity': {
      const row = domain.seed.activities.find((activity) => activity.id === id);
      if (!row || row.publishTime > domain.now()) return null;
      return { title: row.title, coverImg: domain.seed.activityItem(id).coverImg, publishTime: row.publishTime };
    }
    case 'post': {
      const row = publishedPosts(domain).find((post) => post.id === id);
      return row
        ? { title: row.title, coverImg: textOf(domain, id).images[0] ?? '', publishTime: row.publishTime }
        : null;
    }
  }
};
