import { expect } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { test } from '../fixtures.ts';

test('[R1-6 R1-8 R1-16] a member likes, keeps and follows, which is shown at once, counted, and holds after a reload', async ({
  tab,
  words,
}) => {
  const button = (name: string | RegExp) => ({ role: 'button', name, within: { role: 'main' } }) as const;
  const reactions = [button('点赞'), button('收藏'), button(words.followButton)];
  const likes = async () => Number((await tab.see(button('点赞'))).description);
  const count = (fact: string) =>
    tab.when((wanted) => {
      const backstage: Backstage = Reflect.get(window, 'backstage');
      return backstage.events().filter(({ type }) => type === wanted).length;
    }, fact);
  await tab.goto('/community/post/700496');
  await tab.signInAs('wangfang');
  await tab.see({ role: 'button', name: words.menu });
  const before = await likes();
  for (const one of reactions) await tab.see({ ...one, pressed: false });
  for (const one of reactions) {
    await tab.press(one);
    await tab.see({ ...one, pressed: true });
  }
  expect(await likes()).toBe(before + 1);
  for (const fact of ['entity.liked', 'entity.kept', 'member.followed']) await expect.poll(() => count(fact)).toBe(1);
  await tab.reload();
  for (const one of reactions) await tab.see({ ...one, pressed: true });
  expect(await likes()).toBe(before + 1);
  for (const one of reactions) {
    await tab.press(one);
    await tab.see({ ...one, pressed: false });
  }
  expect(await likes()).toBe(before);
  for (const fact of ['entity.unliked', 'entity.dropped', 'member.unfollowed'])
    await expect.poll(() => count(fact)).toBe(1);
  await tab.reload();
  for (const one of reactions) await tab.see({ ...one, pressed: false });
  expect(await likes()).toBe(before);
});
