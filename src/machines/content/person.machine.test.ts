import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { announce } from '../../../tests/harness/announce.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { companiesFor, peopleMachine, selectIsFiltered, selectList, selectTagId } from './people.machine.ts';
import { personMachine, selectTab } from './person.machine.ts';

test('[R2.6-57] a list of a member’s page is fetched when it is chosen first, and kept', () => {
  const actor = createActor(personMachine, { input: { params: { id: '1001' } } }).start();
  expect([selectTab(actor.getSnapshot()), Object.keys(actor.getSnapshot().children)]).toEqual([
    'about',
    ['detail', 'share'],
  ]);
  actor.send({ type: 'tab.choose', tab: 'fans' });
  const { fans } = actor.getSnapshot().children;
  expect([selectTab(actor.getSnapshot()), fans?.getSnapshot().context.input]).toEqual(['fans', { id: '1001' }]);
  actor.send({ type: 'tab.choose', tab: 'follows' });
  actor.send({ type: 'tab.choose', tab: 'fans' });
  expect(actor.getSnapshot().children.fans).toBe(fans);
  expect(actor.getSnapshot().context.opened).toEqual(['fans', 'follows']);
  actor.stop();
});

test('[R2.6-57] each part of a member’s page is shown when it is chosen', () => {
  const actor = createActor(personMachine, { input: { params: { id: '1001' } } }).start();
  const tabs = ['articles', 'posts', 'follows', 'fans', 'favourites', 'friends', 'about'] as const;
  for (const tab of tabs) {
    actor.send({ type: 'tab.choose', tab });
    expect(selectTab(actor.getSnapshot())).toBe(tab);
  }
  actor.stop();
});

test('[R7.2-16] a friend who is deleted on the member’s page is known as none everywhere', async () => {
  const { child, pending, receivedOf, tick } = await inParent(personMachine, { params: { id: '1001' } });
  child.send({ type: 'tab.choose', tab: 'friends' });
  const { friends } = child.getSnapshot().children;
  friends?.send({ type: 'friend.delete', memberId: '1002', name: '王芳' });
  friends?.send({ type: 'delete.confirm' });
  await tick();
  await pending('/admin/member-friend/:id/delete').answer(true);
  expect(receivedOf('friendship.changed')).toEqual([
    { type: 'friendship.changed', memberId: '1002', friendship: 'none' },
  ]);
});

test('a member’s page asks anew when its user changes or comes back', async () => {
  const { child, calls, call, tick } = await inParent(personMachine, { params: { id: '1001' } });
  const asked = () => calls.filter(({ sent }) => sent.path === '/admin/member/basic/:memberId').length;
  await call().answer({ memberId: '1001' });
  expect(asked()).toBe(1);
  announce(child, { type: 'user.changed', memberId: '1002', role: 'registered', how: 'entered' });
  await tick();
  await call().answer({ memberId: '1001' });
  expect(asked()).toBe(2);
  announce(child, { type: 'page.returned' });
  await tick();
  expect(asked()).toBe(3);
});

test('[R7.2-25 R7.2-26 R7.2-27 R7.2-28] each choice reaches the list, and all are cleared at once', () => {
  const actor = createActor(peopleMachine, {
    input: { params: { list: 'tag', id: '301', lastActive: 'week' } },
  }).start();
  const input = () => {
    const list = actor.getSnapshot().children.list;
    return list?.getSnapshot().context.input;
  };
  const address = { list: 'tag', id: '301' };
  const none = { companyId: '', companyCategory: '', locationId: '', lastActive: '' };
  expect([selectList(actor.getSnapshot()), selectTagId(actor.getSnapshot())]).toEqual(['tag', 301]);
  expect(input()).toEqual({ ...address, ...none, lastActive: 'week' });
  actor.send({ type: 'company.choose', id: '501', name: '山隐' });
  actor.send({ type: 'filter.choose', field: 'locationId', value: '310000' });
  actor.send({ type: 'filter.choose', field: 'companyCategory', value: 'tea' });
  expect(input()).toEqual({
    ...address,
    companyId: '501',
    companyCategory: 'tea',
    locationId: '310000',
    lastActive: 'week',
  });
  actor.send({ type: 'company.type', text: '山' });
  expect(input()).toMatchObject({ companyId: '501' });
  actor.send({ type: 'company.type', text: '' });
  expect(input()).toMatchObject({ companyId: '' });
  actor.send({ type: 'filter.clear' });
  expect([input(), selectIsFiltered(actor.getSnapshot())]).toEqual([{ ...address, ...none }, false]);
  actor.stop();
});

test('companies are offered by what is typed; all of them while one is chosen', () => {
  const companies = ['杭州山隐饮品有限公司', '福州半日茶事饮品有限公司'].map((name, id) => ({
    id,
    name,
    memberCount: 1,
  }));
  expect(companiesFor(companies, ' 山隐 ')).toEqual([companies[0]]);
  expect(companiesFor(companies, '杭州山隐饮品有限公司')).toEqual(companies);
  expect(companiesFor(companies, '没有')).toEqual([]);
});
