import { expect } from 'vitest';
import type { PostDraft } from '#services/contract/post.contract.ts';
import { postDraft, refused, test } from '../testing.ts';
import { createPost, deletePost, updatePost } from './post-writing.ts';
import { memberPosts, postDetail, postPage } from './posts.ts';

const draft = (part: Partial<PostDraft> = {}): PostDraft =>
  postDraft({ content: '现货十吨\n请私信', facts: [{ kind: 'place', value: '杭州' }], ...part });

test.for([8, 9, 10])('[R1-12][R1-13][R1-14][R7.3-17] a member publishes a post of type %d', (tagId, { domain }) => {
  const id = createPost(domain, '1001', draft({ tagId }));
  expect(postPage(domain, { tagId }).records[0]).toMatchObject({ id, tagId, place: '杭州', summary: '现货十吨' });
  expect(postDetail(domain, id, null)).toMatchObject({ content: '现货十吨\n请私信', isMine: false });
});

test('[R3-36] words of the site’s list are named, the longest of them', ({ domain }) => {
  const id = createPost(domain, '1001', draft({ title: '供应燕麦粉，加微信，全网最低' }));
  expect(postDetail(domain, id, null).greyWords).toEqual(['加微信', '全网最低']);
});

test('[R7.3-17][R1-7] what is refused: a type or theme that is none, another’s circle, nothing to say', ({
  domain,
}) => {
  expect(() => createPost(domain, '1001', draft({ tagId: 101 }))).toThrow(refused(50001));
  expect(() => createPost(domain, '1001', draft({ themeTagId: 49 }))).toThrow(refused(50001));
  expect(() => createPost(domain, '1001', draft({ circleId: '42' }))).toThrow(refused(50002));
  expect(() => createPost(domain, '1001', draft({ content: ' ' }))).toThrow(refused(50003));
  expect(() => createPost(domain, '1001', draft({ circleId: '41' }))).not.toThrow();
});

test('[R7.3-17] only the author changes it; a draft that goes out is published now', ({ domain, wait }) => {
  const id = createPost(domain, '1001', draft({ isDraft: true }));
  expect(memberPosts(domain, '1001', {}, 'published').total).toBe(0);
  wait(1_000);
  updatePost(domain, '1001', id, draft({ title: '供应燕麦粉 20 吨' }));
  expect(postDetail(domain, id, null)).toMatchObject({ title: '供应燕麦粉 20 吨', publishTime: domain.now() });
  expect(() => updatePost(domain, '1002', id, draft())).toThrow(refused(403));
  expect(() => updatePost(domain, '1001', '999', draft())).toThrow(refused(404));
  updatePost(domain, '1002', '701', draft({ title: '改过' }));
  expect(postPage(domain, { tagId: 9 }).records.map(({ title }) => title)).toContain('改过');
});

test('[R7.3-17] only the author deletes it, and it is gone from every list', ({ domain }) => {
  const id = createPost(domain, '1001', draft());
  expect(() => deletePost(domain, '1002', id)).toThrow(refused(403));
  deletePost(domain, '1001', id);
  expect(postPage(domain, { tagId: 9 }).records.map((post) => post.id)).not.toContain(id);
  expect(() => postDetail(domain, id, '1001')).toThrow(refused(404));
  expect(() => deletePost(domain, '1001', id)).toThrow(refused(404));
});

test('how to reach the author is shown to those who are logged in', ({ domain }) => {
  const id = createPost(domain, '1001', draft({ contact: ' 李然 0571-88880000 ' }));
  expect([postDetail(domain, id, '1002').contact, postDetail(domain, id, null).contact]).toEqual([
    '李然 0571-88880000',
    '',
  ]);
});
