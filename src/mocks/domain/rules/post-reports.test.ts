import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { testDomain } from '../testing.ts';
import { reportPost } from './post-reports.ts';
import { publishedPosts } from './post-rows.ts';

const codeOf = (attempt: () => unknown): unknown => {
  try {
    attempt();
  } catch (thrown) {
    return thrown instanceof Refusal ? thrown.code : thrown;
  }
  return null;
};

test('a second report of the same member takes the place of the first; another member has his own', () => {
  const { domain } = testDomain();
  const { id = '' } = publishedPosts(domain)[0] ?? {};
  reportPost(domain, '1003', id, { reason: 'fraud', words: ' 要先付定金 ' });
  reportPost(domain, '1003', id, { reason: 'advert', words: '' });
  reportPost(domain, '1004', id, { reason: 'other', words: '联系不上' });
  expect([...domain.tables.postReports.values()]).toEqual([
    { postId: id, memberId: '1003', reason: 'advert', words: '', time: domain.now() },
    { postId: id, memberId: '1004', reason: 'other', words: '联系不上', time: domain.now() },
  ]);
});

test('nobody reports his own, what is not there, or for another reason without a word', () => {
  const { domain } = testDomain();
  const [post] = publishedPosts(domain);
  const { id = '', authorId = '' } = post ?? {};
  const other = authorId === '1001' ? '1002' : '1001';
  expect([
    codeOf(() => reportPost(domain, authorId, id, { reason: 'fraud', words: '' })),
    codeOf(() => reportPost(domain, other, '1', { reason: 'fraud', words: '' })),
    codeOf(() => reportPost(domain, other, id, { reason: 'other', words: ' ' })),
    domain.tables.postReports.size,
  ]).toEqual([50004, 404, 50003, 0]);
});
