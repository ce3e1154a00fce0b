import { expect, test, vi } from 'vitest';
import { blocksMaxAge } from '#services/contract/constants.ts';
import { announce } from '../../../tests/harness/announce.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import './notice-previews.ts';
import './activity-loads.ts';
import { isModuleName, type ModuleName, modulesMachine, selectModule } from './modules.machine.ts';
import './people-loads.ts';

const start = async () => {
  const modules = await inParent(modulesMachine, undefined);
  const of = (name: ModuleName) => {
    const actor = selectModule(name)(modules.child.getSnapshot());
    if (!actor) throw new Error(`${name} is not there`);
    return actor.getSnapshot();
  };
  const show = async (...names: readonly ModuleName[]) => {
    await modules.send({ type: 'modules.show', names });
    for (const name of names) selectModule(name)(modules.child.getSnapshot())?.send({ type: 'part.near' });
    await vi.dynamicImportSettled();
    await modules.tick();
  };
  return { ...modules, of, show };
};
const siteContent = (code: string): [string, object] => ['/basic/basic/page/code', { code }];

test.each<[name: ModuleName, path: string, query?: object]>([
  ['newsTags', '/news/tag/tree', { type: 1 }],
  ['postTags', '/basic/tag', { type: 2 }],
  ['latestFlashes', '/news/short/news/page', { size: 5 }],
  ['hotNews', '/news/news/hot/page', { size: 5 }],
  ['featureTopics', '/news/news/page', { size: 4, tagId: 24814 }],
  ['foodTools', '/news/news/page', { size: 4, tagId: 24813 }],
  ['hotActivities', '/activity/activity/hot/page'],
  ['recommendedFollow', '/admin/follow/hot-follow'],
  ['interestPeople', '/admin/follow/interested', { size: 5 }],
  ['systemMessages', '/msg/notice/all'],
  ['friendApplications', '/admin/member-friend/requests'],
  ['footerLinks', ...siteContent('footer-links')],
  ['footerQr', ...siteContent('footer-qr')],
  ['communityGroup', ...siteContent('promo-community-group')],
  ['officialAccount', ...siteContent('promo-official-account')],
])('%s asks %s', async (name, path, query) => {
  const { show, calls } = await start();
  await show(name);
  expect(calls.map(({ sent }) => sent)).toMatchObject([{ path, ...(query && { query }) }]);
});

test('a block is asked for once, and again where a page shows it five minutes later; others are left alone', async () => {
  const { show, of, clock, pending, paths } = await start();
  await show('footerLinks');
  await pending('/basic/basic/page/code').answer({ name: '相关链接' });
  await show('footerLinks', 'newsTags');
  expect(paths()).toEqual(['/basic/basic/page/code', '/news/tag/tree']);
  expect([of('footerLinks').context.data, of('newsTags').hasTag('loading')]).toEqual([{ name: '相关链接' }, true]);
  await clock.advance(blocksMaxAge);
  expect(paths()).toHaveLength(2);
  await show('footerLinks');
  expect(paths()).toEqual(['/basic/basic/page/code', '/news/tag/tree', '/basic/basic/page/code']);
});

test('a block that failed is asked for by the next page, and what members are told by every page', async () => {
  const { show, pending, paths } = await start();
  await show('hotNews', 'systemMessages');
  await pending('/news/news/hot/page').fail({ tag: 'offline' });
  await pending('/msg/notice/all').answer([]);
  await show('hotNews', 'systemMessages');
  expect(paths()).toEqual(['/msg/notice/all', '/news/news/hot/page', '/news/news/hot/page', '/msg/notice/all']);
});

test('what members are told is not asked for after the logout, and again by the next member', async () => {
  const { child, tick, show, paths } = await start();
  await show('systemMessages', 'friendApplications');
  const asked = paths();
  announce(child, { type: 'user.changed', memberId: null, role: 'guest', how: 'left' });
  await tick();
  expect(paths()).toEqual(asked);
  await show('systemMessages');
  expect(paths()).toEqual([...asked, '/msg/notice/all']);
});

test('all blocks hear that another reads, and that the network is back', async () => {
  const { child, tick, show, calls, paths, of } = await start();
  await show('footerLinks', 'newsTags');
  announce(child, { type: 'user.changed', memberId: '1001', role: 'registered', how: 'entered' });
  await tick();
  expect(paths()).toHaveLength(4);
  for (const call of calls.slice(2)) await call.fail({ tag: 'offline' });
  expect([of('footerLinks').hasTag('failed'), of('newsTags').hasTag('failed')]).toEqual([true, true]);
  announce(child, { type: 'connection.returned' });
  await tick();
  expect(paths()).toHaveLength(6);
});

test('only what is in the table is a block', () => {
  expect(['hotNews', 'toString', 'hot'].map(isModuleName)).toEqual([true, false, false]);
});
