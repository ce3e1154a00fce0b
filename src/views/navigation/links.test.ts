import { expect, test } from 'vitest';
import { defaultSites } from '#services/address/sites.ts';
import { type Click, followed, type Link, linkFeedback } from './links.ts';

const origin = 'https://shiye.example';
const links = { sites: defaultSites, origin };
const plain: Click = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};
const link = (path: string, extra: Partial<Link> = {}): Link => ({
  href: new URL(path, origin).href,
  target: '',
  isDownload: false,
  ...extra,
});

test('a plain click on a link of ours is followed by the app', () => {
  for (const path of ['/', '/news/12#part', '/events/', '/community/popular', '/site/about', '/redirect/people/5']) {
    expect(followed(plain, link(path), links)).toBe(`${origin}${path}`);
  }
});

test('modified clicks, other buttons and clicks already taken are left alone', () => {
  const others: Partial<Click>[] = [
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
    { defaultPrevented: true },
  ];
  expect(others.map((other) => followed({ ...plain, ...other }, link('/news/12'), links))).toEqual(
    others.map(() => null),
  );
});

test('other tabs, downloads, other origins, other schemes and files are left to the browser', () => {
  const left = [
    link('/news/12', { target: '_blank' }),
    link('/news/12', { isDownload: true }),
    link('https://elsewhere.example/news/12'),
    link('https://shiye.example.evil.example/news/12'),
    link('mailto:a@shiye.example'),
    link('/favicon.svg'),
  ];
  expect(left.map((one) => followed(plain, one, links))).toEqual(left.map(() => null));
  expect(followed(plain, link('/news/12', { target: '_self' }), links)).toBe(`${origin}/news/12`);
});

test('what half a picture after the press has not begun is late, until its page stands', () => {
  let now = 1_000;
  const pressed = linkFeedback(() => now);
  expect(pressed.isLate()).toBe(false);
  pressed.press(1_000);
  now = 1_008;
  expect(pressed.isLate()).toBe(false);
  now = 1_009;
  expect(pressed.isLate()).toBe(true);
  pressed.end();
  expect(pressed.isLate()).toBe(false);
});

test('a page that no link asked for is never late', () => {
  let now = 0;
  const pressed = linkFeedback(() => now);
  now = 60_000;
  expect(pressed.isLate()).toBe(false);
});

test('a link shows that it was pressed until its page stands, or another one is pressed', () => {
  const pressed = linkFeedback(() => 0);
  const [one, other] = [{ dataset: {} }, { dataset: {} }];
  pressed.press(0);
  pressed.show(one);
  expect(one).toEqual({ dataset: { pressed: '' } });
  pressed.press(0);
  pressed.show(other);
  expect([one, other]).toEqual([{ dataset: {} }, { dataset: { pressed: '' } }]);
  pressed.end();
  expect(other).toEqual({ dataset: {} });
});
