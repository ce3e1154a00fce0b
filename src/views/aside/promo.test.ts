import { expect, test } from 'vitest';
import { readPromo } from './promo.ts';

const content = (html: string | null, url: string | null = null) => ({
  code: 'promo-x',
  title: '社群',
  content: html,
  url,
});

test('[R2.5-24] the image address is extracted from HTML content', () => {
  const pages = [
    '<p>扫码进群</p><p><img alt="a" src="https://img.shiye.example/g.png?a=1&amp;b=2" width="3"></p>',
    "<img\n src='/pictures/group.svg'>",
    '<IMG SRC=https://img.shiye.example/g.jpg>',
  ];
  expect(pages.map((page) => readPromo(content(page)).image)).toEqual([
    'https://img.shiye.example/g.png?a=1&b=2',
    '/pictures/group.svg',
    'https://img.shiye.example/g.jpg',
  ]);
});

test('[R2.5-25] a url is used instead: a picture as the picture, a page as the link', () => {
  expect(readPromo(content(null, 'https://img.shiye.example/g.png'))).toEqual({
    title: '社群',
    image: 'https://img.shiye.example/g.png',
    href: null,
  });
  expect(readPromo(content(null, 'https://shiye.example/group'))).toEqual({
    title: '社群',
    image: null,
    href: 'https://shiye.example/group',
  });
});

test('addresses that could run something are dropped', () => {
  const hostile = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x.png',
    ' java\tscript:alert(1)',
    'vbscript:x',
  ];
  expect(hostile.map((address) => readPromo(content(`<img src="${address}">`, address)))).toEqual(
    hostile.map(() => ({ title: '社群', image: null, href: null })),
  );
  expect(readPromo(content('<p>no picture</p>')).image).toBeNull();
});
