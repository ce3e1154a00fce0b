import type { Post, PostAuthor, PostDetail } from '#services/contract/post.contract.ts';
import type { PostRow } from '../seed-rows.ts';
import type { World } from '../world.ts';
import { infoOf, memberOf } from './accounts.ts';
import { isFavourite } from './favourites.ts';
import { isFollowing } from './follows.ts';
import { isLiked } from './likes.ts';
import { commentsOf, likesOf, textOf, viewsOf } from './post-rows.ts';

export const cardOf = (world: World, memberId: string): PostAuthor => {
  const { nickname, avatar, company, position } = infoOf(memberOf(world, memberId));
  return { memberId, name: nickname, avatar, company, position };
};

export const postOf = (world: World, row: PostRow): Post => {
  const { summary, images } = textOf(world, row.id);
  const circle = world.seed.circles().find(({ id }) => id === row.circleId);
  return {
    id: row.id,
    title: row.title,
    tagId: row.tagId,
    greyWords: row.greyWords,
    themeTagId: row.themeTagId,
    themeName: world.seed.tagById(row.themeTagId)?.name ?? '',
    summary,
    coverImg: images[0] ?? '',
    place: row.place,
    author: cardOf(world, row.authorId),
    circle: circle ? { id: circle.id, name: circle.name } : null,
    publishTime: row.publishTime,
    viewCount: viewsOf(world, row),
    likeCount: likesOf(world, row),
    commentCount: commentsOf(world, row),
    isDraft: row.isDraft,
  };
};

export const detailOf = (world: World, row: PostRow, reader: string | null): PostDetail => {
  const { content, contact = '', images, facts } = textOf(world, row.id);
  return {
    ...postOf(world, row),
    content,
    contact: reader === null ? '' : contact,
    images,
    facts,
    topics: world.seed
      .topics()
      .filter(({ id }) => row.topicIds.includes(id))
      .map(({ id, name }) => ({ id, name })),
    isLiked: isLiked(world, reader, { type: 'post', id: row.id }),
    isFavorite: isFavourite(world, reader, { type: 'post', id: row.id }),
    isMine: row.authorId === reader,
    isFollowed: isFollowing(world, reader, row.authorId),
  };
};
