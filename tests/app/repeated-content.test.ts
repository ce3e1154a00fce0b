import { expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { eventsHomeMachine } from '#machines/content/events-home.machine.ts';
import { selectData } from '#machines/kit/resource.machine.ts';
import { hotActivityPage } from '#mocks/domain/rules/activities.ts';
import { hotNewsPage, newsPage } from '#mocks/domain/rules/news.ts';
import { hotPosts, recentHotPosts } from '#mocks/domain/rules/posts.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import type { Activity } from '#services/contract/activity.contract.ts';
import { pageSize } from '#services/contract/constants.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

const day = 24 * 60 * 60 * 1_000;
/** Two mornings of a summer and two of a winter. */
const mornings = [Date.UTC(2026, 7, 3, 1), Date.UTC(2026, 11, 30, 1)].flatMap((first) =>
  [0, 3].map((days) => first + days * day),
);
const domainAt = (now: number) => createBackend({ now }).domain;
const both = (some: readonly { readonly id: string }[], others: readonly { readonly id: string }[]) =>
  some.filter(({ id }) => others.some((other) => other.id === id));

test('[R9-4][R7.6-4] what is hot beside the news home is mostly not what it calls the most read of the week', () => {
  for (const domain of mornings.map(domainAt)) {
    const weekly = newsPage(domain, { order: 'weekly', size: pageSize.weekly }).records;
    const hot = hotNewsPage(domain, { size: pageSize.hotNews }).records;
    expect(both(hot, weekly).length).toBeLessThanOrEqual(2);
  }
});

test('[R7.3-14] the hot posts beside the popular list are mostly not its first ones', () => {
  for (const domain of mornings.map(domainAt)) {
    const list = hotPosts(domain, { size: 10 }).records;
    const beside = recentHotPosts(domain, { size: pageSize.hotPosts }).records;
    expect(both(beside, list).length).toBeLessThanOrEqual(2);
  }
});

test('[R2.6-70][R7.6-22] the events home begins with some that are near, not with those beside it', async () => {
  const backend = createBackend();
  const tab = openBrowser(backend).openTab();
  await tab.visit('/events/', 'page');
  await settle();
  const home = tab.app.getSnapshot().children['page-page'] as ActorRefFrom<typeof eventsHomeMachine> | undefined;
  const featured = home?.getSnapshot().children.featured;
  const shown = featured ? (selectData<readonly Activity[]>(featured.getSnapshot()) ?? []) : [];
  expect(shown).toHaveLength(3);
  const { domain } = backend;
  expect(shown.filter(({ startTime }) => Number(startTime) - domain.now() > 60 * day)).toEqual([]);
  expect(both(shown, hotActivityPage(domain, { size: pageSize.activities }).records).length).toBeLessThanOrEqual(1);
});
