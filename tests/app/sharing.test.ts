import { expect, test } from 'vitest';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

/** Opens the dialog on a page, and tells which picture the mini program's backend gave; null where it has no such page. */
const shared = async (addressOf: (seed: ReturnType<typeof openBrowser>['backend']['domain']['seed']) => string) => {
  const { backend, openTab } = openBrowser();
  const tab = openTab();
  await tab.visit(addressOf(backend.domain.seed), 'page');
  tab.at('page-page/share').send({ type: 'share.open' });
  await settle();
  const snapshot = tab.at('page-page/share').getSnapshot();
  return { code: snapshot.context.code, waits: snapshot.hasTag('codeWaits') || snapshot.hasTag('codeFailed') };
};

test.each([
  ['R7.2-8', 'a member', () => '/people/1002', 'pages/member/index'],
  ['R7.2-9', 'a circle', () => '/community/circle/4001', 'pages/circle/detail'],
  ['R7.2-10', 'a post', () => '/community/post/700496', 'pages/post/detail'],
  ['R7.2-11', 'an article', ({ news }) => `/news/${news.find(({ isDraft }) => !isDraft)?.id}`, 'pages/news/detail'],
] satisfies [string, string, Parameters<typeof shared>[0], string][])(
  '[%s] sharing shows the picture that opens %s in the mini program, on its page there',
  async (_, __, address, page) => {
    const { seed } = openBrowser().backend.domain;
    const id = address(seed).split('/').at(-1);
    expect(await shared(address)).toEqual({ code: seed.miniappCode(`${page}?id=${id}`), waits: false });
  },
);

test.each([
  ['a flash', ({ flashes }) => `/flash/${flashes[0]?.id}`],
  ['an event', () => '/events/80012'],
  ['a company', () => '/company/501'],
  ['a product', () => '/product/3001'],
] satisfies [string, Parameters<typeof shared>[0]][])(
  'the mini program does not have %s: nothing is asked for, link and QR code are enough',
  async (_, address) => {
    expect(await shared(address)).toEqual({ code: null, waits: false });
  },
);
