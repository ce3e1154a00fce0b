import type { Post, PostDetail } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import type { PostRow } from '../seed-rows.ts';
import { briefOf } from './accounts.ts';
import { isFavourite } from './favourites.ts';
import { isFollowing } from './follows.ts';
import { isLiked } from './likes.ts';
import { commentsOf, likesOf, textOf, viewsOf } from './post-rows.ts';

export const postOf = (domain: Domain, row: PostRow): Post => {
  const { summary, images } = textOf(domain, row.id);
  const circle = domain.seed.circles().find(({ id }) => id === row.circleId);
  return {
    id: row.id,
    title: row.title,
    tagId: row.tagId,
    greyWords: row.greyWords,
    themeTagId: row.themeTagId,
    themeName: domain.seed.tagById(row.themeTagId)?.name ?? '',
    summary,
    coverImg: images[0] ?? '',
    place: row.place,
    author: briefOf(domain, row.authorId),
    circle: circle ? { id: circle.id, name: circle.name } : null,
    publishTime: row.publishTime,
    viewCount: viewsOf(domain, row),
    likeCount: likesOf(domain, row),
    commentCount: commentsOf(domain, row),
    isDraft: row.isDraft,
  };
};

export const detailOf = (domain: Domain, row: PostRow, viewer: string | null): PostDetail => {
  const { content, contact = '', images, facts } = textOf(domain, row.id);
  return {
    ...postOf(domain, row),
    content,
    contact: viewer === null ? '' : contact,
    images,
    facts,
    topics: domain.seed
      .topics()
      .filter(({ id }) => row.topicIds.includes(id))
      .map(({ id, name }) => ({ id, name })),
    isLiked: isLiked(domain, viewer, { type: 'post', id: row.id }),
    isFavorite: isFavourite(domain, viewer, { type: 'post', id: row.id }),
    isMine: row.authorId === viewer,
    isFollowed: isFollowing(domain, viewer, row.authorId),
  };
};
