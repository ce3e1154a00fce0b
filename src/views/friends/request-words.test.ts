import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import type { Failure } from '#services/failure.ts';
import { requestWords } from './request-words.ts';

const refused = (code: number, msg: string): Failure => ({ tag: 'refused', code, msg, data: null });
const said = async (failure: Failure | null) => {
  const i18n = await startI18n('zh');
  return requestWords(i18n.getFixedT(null, ['friends', 'failure']), failure);
};

test('[R8.4-5] whoever is on the blacklist is told so in the words of the specification', async () => {
  expect(await said(refused(30_005, '无法申请'))).toBe('对方已把你加入黑名单，无法发送好友申请');
});

test('[R8.4-6] any other code is told in the words of the server', async () => {
  expect(await said(refused(39_999, '对方暂不接受好友申请'))).toBe('对方暂不接受好友申请');
});

test('a request that did not go for another reason is said to be still there, and why', async () => {
  expect(await said({ tag: 'offline' })).toMatch(/^.+网络不通，请检查网络后重试$/);
  expect(await said(null)).toBeUndefined();
});
