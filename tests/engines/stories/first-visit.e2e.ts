import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('[R1-1 R2.1-10] a guest reads a story, goes back, forward, and loads the page again', {
  tag: '@story',
}, async ({ tab, words }) => {
  await tab.goto('/');
  const story = { role: 'link', within: { role: 'region', name: words.lead }, nth: 0 } as const;
  const { text } = await tab.see(story);
  await tab.press(story);
  const title = { role: 'heading', level: 1, text: text.trim() } as const;
  await tab.see(title);
  const address = await tab.address();
  expect(await tab.title()).toBe(`${text.trim()} · 食业`);
  await tab.back();
  await tab.see(story);
  expect(await tab.address()).toBe('/');
  await tab.forward();
  await tab.see(title);
  await tab.reload();
  await tab.see(title);
  expect(await tab.address()).toBe(address);
});
