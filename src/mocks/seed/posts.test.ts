import { Schema } from 'effect';
import { expect, test } from 'vitest';
import { Post, PostDetail } from '#services/contract/post.contract.ts';
import { postDetail, postPage } from '../domain/rules/posts.ts';
import { createBackend } from '../hosts/node.ts';
import { createSeed } from './create-seed.ts';

const now = Date.UTC(2026, 2, 18, 3, 0);

test('500 posts of three types with their own titles, sixty circles', () => {
  const seed = createSeed({ now });
  const circles = seed.circles();
  const posts = seed.posts();
  expect([posts.filter(({ isDraft }) => !isDraft).length, circles.length]).toEqual([500, 60]);
  expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length);
  const countOf = (id: number) => posts.filter(({ tagId }) => tagId === id).length;
  expect([8, 9, 10].map(countOf).every((count) => count > 80)).toBe(true);
  expect(countOf(101)).toBe(3);
  expect(posts.filter(({ title }) => /[{}]|undefined|NaN/.test(title) || title.length > 60)).toEqual([]);
  expect(createSeed({ now }).posts()).toEqual(posts);
});

test('[R3-34][R3-35][R3-36] every post decodes, and its grey words stand in its title', () => {
  const { domain } = createBackend();
  const greys = [];
  for (const { id } of domain.seed.posts().filter(({ isDraft }) => !isDraft)) {
    const detail = postDetail(domain, id, null);
    Schema.decodeUnknownSync(PostDetail)(detail);
    expect(detail.greyWords.filter((word) => !detail.title.includes(word))).toEqual([]);
    expect(detail.content).not.toMatch(/[{}]|undefined|NaN|合作的?合作/);
    greys.push(...detail.greyWords);
  }
  expect(greys.length).toBeGreaterThan(10);
  for (const post of postPage(domain, { size: 20 }).records) Schema.decodeUnknownSync(Post)(post);
});

test('every theme and type has posts, every circle members, most circles posts', () => {
  const { domain } = createBackend();
  const themes = [39, 40, 41, 42, 43, 44, 45, 46, 47];
  expect(themes.filter((themeTagId) => postPage(domain, { themeTagId }).total < 10)).toEqual([]);
  const circles = domain.seed.circles();
  expect(circles.filter(({ memberIds }) => memberIds.length < 5)).toEqual([]);
  const busy = circles.filter(({ id }) => postPage(domain, { circleId: id }).total > 0);
  expect(busy.length).toBeGreaterThan(30);
  expect(domain.seed.topics().filter(({ id }) => postPage(domain, { topicId: id }).total === 0)).toEqual([]);
});
