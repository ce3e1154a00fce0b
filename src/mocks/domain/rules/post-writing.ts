import { postTagId, themeTagId } from '#services/contract/constants.ts';
import { type PostDraft, postRefusal } from '#services/contract/post.contract.ts';
import { isBlank } from '#services/contract/text.ts';
import type { Domain } from '../domain.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { PostRow, PostText } from '../seed-rows.ts';
import { memberOf } from './accounts.ts';
import { isInCircle } from './circles.ts';
import { findPost, textOf } from './post-rows.ts';

const firstPublishedId = 800_001;
/** Exaggerated promises, and contacts outside the platform. */
const greyWords = ['加微信', '微信', '电话', 'QQ', '全网最低', '最低价', '假一赔十', '包过', '返现'];
const summaryLength = 80;

export const greyWordsIn = (title: string): string[] =>
  greyWords.filter(
    (word) =>
      title.includes(word) &&
      !greyWords.some((other) => other !== word && other.includes(word) && title.includes(other)),
  );

const cityOf = (draft: PostDraft, location: string): string =>
  draft.facts.find(({ kind }) => kind === 'place')?.value ?? location.split('/')[1]?.replace(/市$/, '') ?? '';

const check = (domain: Domain, draft: PostDraft, memberId: string): void => {
  const types: readonly number[] = [postTagId.demand, postTagId.supply, postTagId.recruitment];
  const themes: readonly number[] = Object.values(themeTagId).filter(
    (id) => id !== themeTagId.rankings && id !== themeTagId.latest,
  );
  if (!types.includes(draft.tagId) || !themes.includes(draft.themeTagId)) {
    throw refuse(postRefusal.unknownTag, '请选择类型和主题');
  }
  if (!draft.isDraft && isBlank(draft.content)) throw refuse(postRefusal.empty, '请填写内容');
  if (draft.circleId !== null && !isInCircle(domain, draft.circleId, memberId)) {
    throw refuse(postRefusal.notInCircle, '加入圈子后才能在圈子里发布');
  }
};

const textFrom = (draft: PostDraft): PostText => {
  const content = draft.content.trim();
  return {
    content,
    contact: draft.contact.trim(),
    images: draft.images,
    facts: draft.facts,
    summary: [...(content.split('\n')[0] ?? '')].slice(0, summaryLength).join(''),
  };
};

const given = (domain: Domain, draft: PostDraft, memberId: string) => ({
  title: draft.title.trim(),
  greyWords: greyWordsIn(draft.title),
  tagId: draft.tagId,
  themeTagId: draft.themeTagId,
  circleId: draft.circleId,
  topicIds: draft.topicIds,
  isDraft: draft.isDraft,
  place: cityOf(draft, memberOf(domain, memberId).profile.location),
});

export const createPost = (domain: Domain, memberId: string, draft: PostDraft): string => {
  check(domain, draft, memberId);
  const came = [...domain.tables.posts.keys()].filter((id) => Number(id) >= firstPublishedId).length;
  const row: PostRow = {
    ...given(domain, draft, memberId),
    id: String(firstPublishedId + came),
    authorId: memberId,
    publishTime: domain.now(),
    viewCount: 0,
    likeCount: 0,
  };
  domain.commit({ type: 'post.saved', row, text: textFrom(draft) });
  return row.id;
};

export const updatePost = (domain: Domain, memberId: string, id: string, draft: PostDraft): void => {
  const before = findPost(domain, id, memberId);
  if (before.authorId !== memberId) throw new Refusal(200, postRefusal.forbidden, '只能修改自己的帖子', null);
  check(domain, draft, memberId);
  const publishTime = before.isDraft && !draft.isDraft ? domain.now() : before.publishTime;
  const row = { ...before, ...given(domain, draft, memberId), publishTime };
  domain.commit({ type: 'post.saved', row, text: { ...textOf(domain, id), ...textFrom(draft) } });
};

export const deletePost = (domain: Domain, memberId: string, id: string): void => {
  const { authorId } = findPost(domain, id, memberId);
  if (authorId !== memberId) throw new Refusal(200, postRefusal.forbidden, '只能删除自己的帖子', null);
  domain.commit({ type: 'post.deleted', id });
};
