import { expect } from 'vitest';
import { refused, test } from '../testing.ts';
import { reportPost } from './post-reports.ts';
import { publishedPosts } from './post-rows.ts';

test('a second report of the same member takes the place of the first; another member has his own', ({ domain }) => {
  const { id = '' } = publishedPosts(domain)[0] ?? {};
  reportPost(domain, '1003', id, { reason: 'fraud', words: ' 要先付定金 ' });
  reportPost(domain, '1003', id, { reason: 'advert', words: '' });
  reportPost(domain, '1004', id, { reason: 'other', words: '联系不上' });
  expect([...domain.tables.postReports.values()]).toEqual([
    { postId: id, memberId: '1003', reason: 'advert', words: '', time: domain.now() },
    { postId: id, memberId: '1004', reason: 'other', words: '联系不上', time: domain.now() },
  ]);
});

test('nobody reports his own, what is not there, or for another reason without a word', ({ domain }) => {
  const [post] = publishedPosts(domain);
  const { id = '', authorId = '' } = post ?? {};
  const other = authorId === '1001' ? '1002' : '1001';
  const report = (by: string, postId: string, reason: 'fraud' | 'other') => () =>
    reportPost(domain, by, postId, { reason, words: ' ' });
  expect(report(authorId, id, 'fraud')).toThrow(refused(50004));
  expect(report(other, '1', 'fraud')).toThrow(refused(404));
  expect(report(other, id, 'other')).toThrow(refused(50003));
  expect(domain.tables.postReports.size).toBe(0);
});
