import { type PostReport, postRefusal } from '#services/contract/post.contract.ts';
import type { Domain } from '../domain.ts';
import { Refusal, refuse } from '../refusal.ts';
import { findPost } from './post-rows.ts';

export const reportPost = (domain: Domain, memberId: string, postId: string, { reason, words }: PostReport): void => {
  const { authorId } = findPost(domain, postId, memberId);
  if (authorId === memberId) throw new Refusal(200, postRefusal.own, '不能举报自己的供需', null);
  const note = words.trim();
  if (reason === 'other' && note === '') throw refuse(postRefusal.empty, '请说明举报的原因');
  domain.commit({ type: 'post.reported', row: { postId, memberId, reason, words: note, time: domain.now() } });
};
