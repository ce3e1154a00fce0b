import { expect, test } from 'vitest';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

/** A company that 李然 does not follow from the beginning. */
const unfollowed = '503';

const open = async (url: string) => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit(url, 'page');
  const leave = async () => {
    tab.at('session').send({ type: 'session.close' });
    await settle();
  };
  const press = async (id: string, on: boolean) => {
    tab.app.send({ type: 'reaction.press', reaction: { act: 'follow', type: 'company', id }, on });
    await settle();
  };
  const part = (name: string) => tab.at(`page-page/${name}`).getSnapshot().context;
  return { ...browser, tab, leave, press, part };
};

test('[R1-6] a guest follows a company, logs in, and it is followed; pressed again it is not', async () => {
  const { tab, press, part } = await open(`/company/${unfollowed}`);
  const before = part('detail').data;
  expect(before.isFollowed).toBe(false);
  await press(unfollowed, false);
  expect(tab.app.getSnapshot().value).toMatchObject({ auth: 'login' });
  await tab.logIn('liran');
  const look = async () => {
    tab.app.send({ type: 'page.outdated' });
    await settle();
    return [part('detail').data.isFollowed, part('detail').data.followerCount - before.followerCount];
  };
  expect(await look()).toEqual([true, 1]);
  await press(unfollowed, true);
  expect(await look()).toEqual([false, 0]);
});

test('[R7.6-37 R1-6] the library shows those that the user follows, and all of it once he is gone', async () => {
  const { tab, leave, press, part } = await open('/company');
  const show = async (mine: string) => {
    tab.at('page-page/list').send({ type: 'list.filter', filter: { mine } });
    await settle();
    return [part('list').total, part('list').items.map(({ id }: { id: number }) => id)];
  };
  const all = part('list').total;
  expect((await show('1'))[0]).toBe(all);
  await tab.logIn('liran');
  const [known, before] = await show('1');
  await press(unfollowed, false);
  expect(await show('1')).toEqual([known + 1, [Number(unfollowed), ...before]]);
  await leave();
  expect(part('list').total).toBe(all);
});
