import { expect, test } from 'vitest';
import type { Circle } from '#services/contract/circle.contract.ts';
import type { Post } from '#services/contract/post.contract.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

const open = async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/community/circle', 'circles');
  const press = async (id: string, on: boolean) => {
    tab.app.send({ type: 'reaction.press', reaction: { act: 'joinCircle', type: 'circle', id }, on });
    await settle();
  };
  const own = () => tab.at('page-circles/own').getSnapshot();
  const fresh = () => tab.at('page-circles/fresh').getSnapshot();
  const names = (circles: readonly Circle[]) => circles.map(({ id }) => id);
  return { ...browser, tab, press, own, fresh, names };
};

test('[R7.3-6 R7.3-8 R7.3-9 R7.3-11 R3-61] a member sees his own circles, what he has in them and what is new there', async () => {
  const { tab, own, fresh, names } = await open();
  await tab.logIn('liran');
  const { statistic, created, joined } = own().context.data;
  expect(names(created)).toEqual(['4002']);
  expect([statistic.created, statistic.joined]).toEqual([1, 1 + joined.length]);
  const circles = new Set<string | undefined>(names([...created, ...joined]));
  const posts: readonly Post[] = fresh().context.items;
  expect(posts.length).toBe(4);
  expect(posts.every(({ circle }) => circles.has(circle?.id))).toBe(true);
});

test('[R1-7] what he joins and leaves elsewhere is told when he comes back', async () => {
  const { tab, press, own, names, backend } = await open();
  await tab.logIn('liran');
  const known = names(own().context.data.joined);
  const other = backend.domain.seed.circles().find(({ id }) => id !== '4002' && !known.includes(id))?.id ?? '';
  const back = async () => {
    await tab.visit('/community/circle', 'circles');
    return names(own().context.data.joined);
  };
  await tab.visit(`/community/circle/${other}`, 'circle');
  await press(other, false);
  expect((await back()).toSorted()).toEqual([...known, other].toSorted());
  await tab.visit(`/community/circle/${other}`, 'circle');
  await press(other, true);
  expect(await back()).toEqual(known);
});

test('nothing is asked for a guest, and nothing of a member stays for him', async () => {
  const { tab, own, fresh } = await open();
  expect([own().hasTag('empty'), fresh().hasTag('empty')]).toEqual([true, true]);
  await tab.logIn('wangfang');
  expect(own().context.data.statistic.joined).toBeGreaterThan(0);
  tab.at('session').send({ type: 'session.close' });
  await settle();
  expect([own().hasTag('empty'), fresh().hasTag('empty'), fresh().context.items]).toEqual([true, true, []]);
});
