import { expect, test } from 'vitest';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { PersonPage } from './PersonPage.tsx';

const { zh } = await textsOf();

const pageOf = async (memberId: string, status?: { readonly status: number }) => {
  const browser = openBrowser();
  const before = browser.openTab();
  await before.visit('/');
  await before.logIn('liran');
  before.app.stop();
  if (status) browser.backend.faults.add({ endpoint: 'session.registerStatus', kind: 'status', ...status });
  const tab = browser.openTab();
  await tab.visit(`/people/${memberId}`, 'person');
  await browser.advance(0);
  const html = markup(tab.app, zh, <PersonPage actor={tab.at('page-person')} />);
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
