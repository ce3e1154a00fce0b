import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('[R1-15] a comment that is being typed outlives a reload, is sent, and stands in the list, also after another', async ({
  tab,
  words,
}) => {
  const text = '请问最小起订量是多少？MOQ 500';
  const field = { role: 'textbox', name: '写评论' } as const;
  const own = { role: 'article', name: '王芳', text } as const;
  await tab.goto('/community/post/700496');
  await tab.signInAs('wangfang');
  await tab.see({ role: 'button', name: words.menu });
  await tab.write(field, text);
  // The last key is stored after a moment of the app's own clock.
  await tab.advance(1_000);
  await tab.reload();
  await expect.poll(async () => (await tab.see(field)).value).toBe(text);
  await tab.press({ role: 'button', name: '发表评论' });
  await tab.see(own);
  await expect.poll(async () => (await tab.see(field)).value).toBe('');
  await tab.reload();
  await tab.see(own);
  expect((await tab.see(field)).value).toBe('');
});
