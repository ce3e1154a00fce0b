import { expect, test } from 'vitest';
import type { Endpoint } from '../contract/contract.ts';
import { contracts } from '../contract/contracts.ts';
import { isCached } from './cached-endpoints.ts';

const endpoints = Object.values(contracts).flatMap((contract) => Object.values<Endpoint>(contract));

test('[R4.3-2] nothing that belongs to a member alone, and nothing unpublished, outlives the page', () => {
  const kept = endpoints.filter(isCached);
  expect(endpoints.length).toBeGreaterThan(100);
  expect(
    kept.filter(({ method, access, act }) => method !== 'GET' || access === 'member' || act !== undefined),
  ).toEqual([]);
  expect(
    kept.map(({ path }) => path).filter((path) => /^\/(admin|auth|msg|upload)|preview|\/my|search/.test(path)),
  ).toEqual([]);
  expect(kept.map(({ path }) => path).toSorted()).toEqual(
    [
      '/activity/activity/:id',
      '/activity/activity/hot/page',
      '/activity/activity/page',
      '/activity/activity/related/:id',
      '/basic/banner/list',
      '/basic/basic/page/code',
      '/basic/tag',
      '/basic/tag/:id',
      '/basic/tag/:id/related-tags',
      '/basic/tag/hot',
      '/company/companies/:companyId',
      '/company/product/:id',
      '/news/news/:id',
      '/news/news/company/page',
      '/news/news/hot/page',
      '/news/news/page',
      '/news/news/related/:id',
      '/news/short/news/:id',
      '/news/short/news/:id/related/news',
      '/news/short/news/page',
      '/news/tag/:id/children',
      '/news/tag/tree',
      '/post/posts/:id',
      '/post/posts/hot',
      '/post/posts/page',
      '/post/posts/recent/hot',
      '/post/posts/related/:id',
      '/post/topics/:id',
    ].toSorted(),
  );
});
