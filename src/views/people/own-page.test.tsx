import { expect, test } from 'vitest';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { PersonPage } from './PersonPage.tsx';

const { zh } = await textsOf();

const open = async (memberId: string, status?: { readonly status: number }) => {
  const browser = openBrowser();
  const before = browser.openTab();
  await before.visit('/');
  await before.logIn('liran');
  before.app.stop();
  if (status) browser.backend.faults.add({ endpoint: 'session.registerStatus', kind: 'status', ...status });
  const tab = browser.openTab();
  await tab.visit(`/people/${memberId}`, 'person');
  await browser.advance(0);
  return markup(tab.app, zh, <PersonPage actor={tab.at('page-person')} />);
};

const pageOf = async (...person: Parameters<typeof open>) => {
  const html = await open(...person);
  const [head = ''] = /<article.*?<\/article>/s.exec(html) ?? [];
  return ['关注', '加好友', '已关注', '发私信'].filter((label) =>
    new RegExp(`<(?:a|button)[^>]*>(<[^>]*>)*${label}<`).test(head),
  );
};

test('while it is not known who is logged in, nobody can follow or befriend themselves', async () => {
  expect(await pageOf('1001', { status: 503 })).toEqual([]);
  expect(await pageOf('1001')).toEqual([]);
  expect(await pageOf('1005')).toEqual(['关注', '加好友']);
});

test('[R6-13 R6-14] whom one follows is said of another only where it is surely another', async () => {
  const follows = /TA 的关注|TA 的粉丝|粉丝/g;
  const labels = async (...person: Parameters<typeof open>) => new Set((await open(...person)).match(follows));
  expect(await labels('1001', { status: 503 })).toEqual(new Set(['粉丝']));
  expect(await labels('1001')).toEqual(new Set(['粉丝']));
  expect(await labels('1005')).toEqual(new Set(['TA 的关注', 'TA 的粉丝']));
});
