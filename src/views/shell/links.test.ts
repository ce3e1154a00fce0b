import { expect, test } from 'vitest';
import { defaultSites } from '#services/address/sites.ts';
import { type Click, followed, type Link } from './links.ts';

const origin = 'https://shiye.example';
const ground = { sites: defaultSites, origin };
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
    expect(followed(plain, link(path), ground)).toBe(`${origin}${path}`);
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
  expect(others.map((other) => followed({ ...plain, ...other }, link('/news/12'), ground))).toEqual(
    others.map(() => null),
  );
});

test('other tabs, downloads, other origins, other schemes and files are left to the browser', () => {
  const links = [
    link('/news/12', { target: '_blank' }),
    link('/news/12', { isDownload: true }),
    link('https://elsewhere.example/news/12'),
    link('https://shiye.example.evil.example/news/12'),
    link('mailto:a@shiye.example'),
    link('/favicon.svg'),
  ];
  expect(links.map((one) => followed(plain, one, ground))).toEqual(links.map(() => null));
  expect(followed(plain, link('/news/12', { target: '_self' }), ground)).toBe(`${origin}/news/12`);
});
