import {
  type Circle,
  type CircleDetail,
  type CircleStatistic,
  circleRefusal,
} from '#services/contract/circle.contract.ts';
import type { PageOf } from '#services/contract/contract.ts';
import { notFound, refuse } from '../refusal.ts';
import type { CircleRow } from '../seed-rows.ts';
import type { World } from '../world.ts';
import { memberOf } from './accounts.ts';
import { type Paging, pageOf } from './paging.ts';
import { likesOf, publishedPosts } from './post-rows.ts';
import { cardOf } from './post-views.ts';

const membersShown = 12;

const find = (world: World, id: string): CircleRow => {
  const row = world.seed.circles().find((circle) => circle.id === id);
  if (!row) throw notFound();
  return row;
};

const membersOf = (world: World, { id, memberIds }: CircleRow): readonly string[] => {
  const moves = world.tables.circleMoves.get(id);
  if (!moves) return memberIds;
  const came = [...moves].filter(([, move]) => move === 'joined').map(([memberId]) => memberId);
  return [...memberIds.filter((memberId) => !moves.has(memberId)), ...came];
};

export const isInCircle = (world: World, circleId: string, memberId: string | null): boolean =>
  memberId !== null && membersOf(world, find(world, circleId)).includes(memberId);

const circleOf = (world: World, row: CircleRow, reader: string | null, posts = publishedPosts(world)): Circle => {
  const members = membersOf(world, row);
  return {
    id: row.id,
    name: row.name,
    cover: world.seed.circleCover(row.id),
    introduction: row.introduction,
    memberCount: members.length,
    postCount: posts.filter(({ circleId }) => circleId === row.id).length,
    isJoined: reader !== null && members.includes(reader),
    type: row.type,
  };
};

const circlesPage = (
  world: World,
  rows: readonly CircleRow[],
  reader: string | null,
  paging: Paging,
): PageOf<Circle> => {
  const page = pageOf(rows, paging);
  const posts = publishedPosts(world);
  return { ...page, records: page.records.map((row) => circleOf(world, row, reader, posts)) };
};

export const recommendedCircles = (world: World, reader: string | null, query: Paging & { readonly type: number }) => {
  const rows = world.seed.circles().filter(({ type }) => type === query.type);
  const bySize = rows.toSorted((a, b) => membersOf(world, b).length - membersOf(world, a).length);
  return circlesPage(world, bySize, reader, query);
};

export const circlesOf = (world: World, memberId: string, which: 'all' | 'others' | 'own', paging: Paging) => {
  const rows = world.seed.circles().filter((row) => {
    if (which !== 'all' && (row.founderId === memberId) !== (which === 'own')) return false;
    return membersOf(world, row).includes(memberId);
  });
  return circlesPage(world, rows, memberId, paging);
};

export const circleStatistic = (world: World, memberId: string): CircleStatistic => {
  const circles = world.seed.circles().filter((row) => membersOf(world, row).includes(memberId));
  const posts = publishedPosts(world).filter(({ authorId, circleId }) => authorId === memberId && circleId !== null);
  return {
    joined: circles.length,
    created: circles.filter(({ founderId }) => founderId === memberId).length,
    posts: posts.length,
    likes: posts.reduce((sum, post) => sum + likesOf(world, post), 0),
  };
};

export const circleDetail = (world: World, id: string, reader: string | null): CircleDetail => {
  const row = find(world, id);
  const newest = membersOf(world, row).toReversed().slice(0, membersShown);
  return {
    ...circleOf(world, row, reader),
    founder: cardOf(world, row.founderId),
    members: newest.map((memberId) => cardOf(world, memberId)),
  };
};

export const joinCircle = (world: World, id: string, memberId: string): void => {
  memberOf(world, memberId);
  if (isInCircle(world, id, memberId)) return;
  world.commit({ type: 'circle.joined', circleId: id, memberId });
};

export const leaveCircle = (world: World, id: string, memberId: string): void => {
  if (find(world, id).founderId === memberId) throw refuse(circleRefusal.founder, '创建者不能退出自己的圈子');
  if (!isInCircle(world, id, memberId)) return;
  world.commit({ type: 'circle.left', circleId: id, memberId });
};

export const circleCode = (world: World, id: string, page: string): string => {
  find(world, id);
  return world.seed.miniappCode(`${page}?id=${id}`);
};
