import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import type { Failure } from '#services/failure.ts';
import { commentWords } from './comment-words.ts';

const said = async (language: 'zh' | 'en', failure: Failure) => {
  const i18n = await startI18n(language);
  return commentWords(i18n.getFixedT(null, ['shared', 'failure']), failure);
};

test('why a comment was refused is told in the words of the server: what it was about may be gone', async () => {
  const gone = { tag: 'refused', code: 404, msg: '内容不存在或已删除', data: null } as const;
  expect(await said('zh', gone)).toBe('发表失败，内容已保留。内容不存在或已删除');
  expect(await said('zh', { ...gone, msg: '' })).toBe('发表失败，内容已保留。操作失败，请稍后重试');
});

test('why a comment did not go is a sentence of its own in English too', async () => {
  expect(await said('en', { tag: 'offline' })).toMatch(/^Couldn’t post\. What you wrote is kept\. No connection/);
});
