import { circleRefusal } from '#services/contract/circle.contract.ts';
import type { PageOf } from '#services/contract/contract.ts';
import type { Circle, CircleDetail, CircleStatistic } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { existing, refuse } from '../refusal.ts';
import type { CircleRow } from '../seed-rows.ts';
import { briefOf, memberOf } from './accounts.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';
import { likesOf, publishedPosts } from './post-rows.ts';

const membersShown = 12;

const find = (domain: Domain, id: string): CircleRow =>
  existing(domain.seed.circles().find((circle) => circle.id === id));

const membersOf = (domain: Domain, { id, memberIds }: CircleRow): readonly string[] => {
  const moves = domain.tables.circleMoves.get(id);
  if (!moves) return memberIds;
  const came = [...moves].filter(([, move]) => move === 'joined').map(([memberId]) => memberId);
  return [...memberIds.filter((memberId) => !moves.has(memberId)), ...came];
};

export const isInCircle = (domain: Domain, circleId: string, memberId: string | null): boolean =>
  memberId !== null && membersOf(domain, find(domain, circleId)).includes(memberId);

const circleOf = (domain: Domain, row: CircleRow, viewer: string | null, posts = publishedPosts(domain)): Circle => {
  const members = membersOf(domain, row);
  return {
    id: row.id,
    name: row.name,
    cover: domain.seed.circleCover(row.id),
    introduction: row.introduction,
    memberCount: members.length,
    postCount: posts.filter(({ circleId }) => circleId === row.id).length,
    isJoined: viewer !== null && members.includes(viewer),
    type: row.type,
  };
};

const circlesPage = (
  domain: Domain,
  rows: readonly CircleRow[],
  viewer: string | null,
  paging: Paging,
): PageOf<Circle> => {
  const posts = publishedPosts(domain);
  return mapPage(pageOf(rows, paging), (row) => circleOf(domain, row, viewer, posts));
};

export const recommendedCircles = (
  domain: Domain,
  viewer: string | null,
  query: Paging & { readonly type: number },
) => {
  const rows = domain.seed.circles().filter(({ type }) => type === query.type);
  const bySize = rows.toSorted((a, b) => membersOf(domain, b).length - membersOf(domain, a).length);
  return circlesPage(domain, bySize, viewer, query);
};

export const circlesOf = (domain: Domain, memberId: string, which: 'all' | 'others' | 'own', paging: Paging) => {
  const rows = domain.seed.circles().filter((row) => {
    if (which !== 'all' && (row.founderId === memberId) !== (which === 'own')) return false;
    return membersOf(domain, row).includes(memberId);
  });
  return circlesPage(domain, rows, memberId, paging);
};

export const circleStatistic = (domain: Domain, memberId: string): CircleStatistic => {
  const circles = domain.seed.circles().filter((row) => membersOf(domain, row).includes(memberId));
  const posts = publishedPosts(domain).filter(({ authorId, circleId }) => authorId === memberId && circleId !== null);
  return {
    joined: circles.length,
    created: circles.filter(({ founderId }) => founderId === memberId).length,
    posts: posts.length,
    likes: posts.reduce((sum, post) => sum + likesOf(domain, post), 0),
  };
};

export const circleDetail = (domain: Domain, id: string, viewer: string | null): CircleDetail => {
  const row = find(domain, id);
  const newest = membersOf(domain, row).toReversed().slice(0, membersShown);
  return {
    ...circleOf(domain, row, viewer),
    founder: briefOf(domain, row.founderId),
    members: newest.map((memberId) => briefOf(domain, memberId)),
  };
};

export const joinCircle = (domain: Domain, id: string, memberId: string): void => {
  memberOf(domain, memberId);
  if (isInCircle(domain, id, memberId)) return;
  domain.commit({ type: 'circle.joined', circleId: id, memberId });
};

export const leaveCircle = (domain: Domain, id: string, memberId: string): void => {
  if (find(domain, id).founderId === memberId) throw refuse(circleRefusal.founder, '创建者不能退出自己的圈子');
  if (!isInCircle(domain, id, memberId)) return;
  domain.commit({ type: 'circle.left', circleId: id, memberId });
};

export const circleCode = (domain: Domain, id: string, page: string): string => {
  find(domain, id);
  return domain.seed.miniappCode(`${page}?id=${id}`);
};
