import { expect, test } from 'vitest';
import { blankTab } from './navigation-effects.ts';

const opened = () => {
  const visited: string[] = [];
  const tab = {
    closed: false,
    opener: {} as unknown,
    document: { title: '' },
    location: { replace: (url: string) => visited.push(url) },
    close: () => {
      tab.closed = true;
    },
  };
  return { tab, visited };
};

const pageThat = (opens: (() => object | null)[]) => {
  const left: string[] = [];
  let calls = 0;
  const page = {
    open: () => opens[calls++]?.() ?? null,
    location: { assign: (url: string) => left.push(url) },
    document: { title: '食业' },
  } as unknown as Window;
  return { beside: blankTab(page), left, calls: () => calls };
};

const url = 'https://partner.test/fair';

test('[R4.1-10 R4.1-12 R4.2-26] the tab opened on the click is the one that is pointed, cut off from the page', () => {
  const { tab, visited } = opened();
  const { beside, left, calls } = pageThat([() => tab]);
  beside.open();
  beside.open();
  expect([calls(), tab.document.title, visited]).toEqual([1, '食业', []]);
  beside.leave(url, true);
  expect([visited, tab.opener, left, calls()]).toEqual([[url], null, [], 1]);
  beside.drop();
  expect(tab.closed).toBe(false);
});

test('[R4.1-12] what was tried in vain takes its blank tab away', () => {
  const { tab } = opened();
  const { beside } = pageThat([() => tab]);
  beside.open();
  beside.drop();
  expect(tab.closed).toBe(true);
});

test('[R4.1-12] blocked twice, the address opens in the same tab', () => {
  const { beside, left, calls } = pageThat([() => null, () => null]);
  beside.open();
  beside.leave(url, true);
  expect([left, calls()]).toEqual([[url], 2]);
});

test('[R4.1-12] a blank tab that the user has closed is opened again', () => {
  const [first, second] = [opened(), opened()];
  const { beside, left } = pageThat([() => first.tab, () => second.tab]);
  beside.open();
  first.tab.close();
  beside.leave(url, true);
  expect([first.visited, second.visited, left]).toEqual([[], [url], []]);
});

test('[R4.1-9 R4.2-25] without newTab it is the same tab', () => {
  const { beside, left, calls } = pageThat([]);
  beside.leave(url, false);
  expect([left, calls()]).toEqual([[url], 0]);
});

test('[R4.1-12] what would run instead of leading somewhere is not followed, in this tab or in another', () => {
  const running = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<b>',
    'blob:a',
  ];
  for (const newTab of [true, false]) {
    for (const address of [...running, 'file:///etc', '//evil.example', 'about:blank', '']) {
      const { tab, visited } = opened();
      const { beside, left } = pageThat([() => tab]);
      beside.open();
      beside.leave(address, newTab);
      expect([address, visited, left, tab.closed]).toEqual([address, [], [], true]);
    }
    const { tab, visited } = opened();
    const { beside, left } = pageThat([() => tab]);
    beside.leave('/wechat/connect/authorize?appid=a', newTab);
    expect([...visited, ...left]).toEqual(['/wechat/connect/authorize?appid=a']);
  }
});
