import { expect, test } from 'vitest';
import { selectForm } from '#machines/registration/supplement.machine.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { recordCalls } from '../harness/record-calls.ts';
import { until } from '../harness/until.ts';
import { settle } from '../harness/virtual-clock.ts';
import { fillProfile, signUp, userOf } from './sign-up.ts';

const first = ['/basic/location/area/list', '/basic/location/overseas'];

const open = () => {
  const backend = createBackend();
  const { calls, fetch } = recordCalls(backend);
  const browser = openBrowser(backend);
  const tab = browser.openTab({}, { fetch });
  const asked = () => calls.map(({ path }) => path).filter((path) => path.startsWith('/basic/location/'));
  return { ...browser, browser, tab, asked };
};

test('[R7.4-14 R7.4-16 R7.4-17] regions are asked for level by level, and each level once', async () => {
  const { tab, asked, advance, backend } = open();
  await settle();
  await tab.logIn('wangfang');
  await until(() => userOf(tab).isRegistered);
  await tab.visit('/community/edit-info', 'info');
  await until(() => Object.hasOwn(tab.app.getSnapshot().children, 'page-info'));
  await advance(1_000);
  expect(asked().toSorted()).toEqual(first);
  const profile = tab.at('page-info/profile');
  expect(selectForm(profile.getSnapshot()).texts.location).toMatch(/.+\/.+/);

  const regions = tab.at('page-info/profile/regions');
  const look = async (path: string) => {
    regions.send({ type: 'region.open', path });
    await advance(1_000);
  };
  await look('浙江省');
  expect(asked()).toHaveLength(2);
  await look('浙江省/杭州市');
  await look('北京市');
  const levels = [...asked().slice(0, 2).toSorted(), ...asked().slice(2)];
  expect(levels).toEqual([...first, '/basic/location/330100/children', '/basic/location/110100/children']);

  backend.faults.add({ kind: 'offline', endpoint: 'basic.locationChildren' });
  await look('浙江省/宁波市');
  expect(regions.getSnapshot().hasTag('levelFailed')).toBe(true);
  backend.faults.clear();
  regions.send({ type: 'region.retry' });
  await advance(1_000);
  expect(regions.getSnapshot().hasTag('levelFailed')).toBe(false);
  expect(asked().slice(4)).toEqual(Array(2).fill('/basic/location/330200/children'));

  // The dialog of a work entry has read what the page has.
  tab.at('page-info/work').send({ type: 'entry.new' });
  await advance(1_000);
  tab.at('page-info/work/workHistory/regions').send({ type: 'region.open', path: '浙江省/杭州市/西湖区' });
  await advance(1_000);
  expect(asked()).toHaveLength(6);
});

test('[R7.4-14 R7.4-16 R7.4-17] the steps of the registration share what was read', async () => {
  const { browser, tab, asked, advance } = open();
  await tab.visit('/');
  await signUp(browser, tab);
  await advance(1_000);
  tab.at('wizard/supplement/regions').send({ type: 'region.open', path: '浙江省/杭州市' });
  await advance(1_000);
  await fillProfile(browser, tab);
  tab.at('wizard/workHistory/regions').send({ type: 'region.open', path: '浙江省/杭州市' });
  await advance(1_000);
  expect(asked().toSorted()).toEqual(['/basic/location/330100/children', ...first]);
});
