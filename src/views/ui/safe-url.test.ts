import { expect, test } from 'vitest';
import { isSafeImage } from './safe-image.ts';
import { isSafeLink, isWebAddress } from './safe-url.ts';

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://shiye.example/1',
  'file:///etc/passwd',
  'ftp://files.example/a',
  'filesystem:https://shiye.example/a',
  'intent://scan/#Intent;end',
  'weixin://dl/chat',
  'about:blank',
  'view-source:https://shiye.example',
  'ws://shiye.example',
  'https://',
  'http://[',
];

test('[R3-46] no link and no picture of a scheme that is not on the list, however it is spelt', () => {
  expect(hostile.filter((value) => isSafeLink(value) || isSafeImage(value))).toEqual([]);
});

test('[R3-46] ordinary addresses pass, as links', () => {
  const good = [
    'https://shiye.example/a?b=c#d',
    'HTTP://shiye.example',
    '//cdn.example/x',
    '/news/1',
    'news/1',
    '#part',
    '?page=2',
    'mailto:a@b.example',
    'tel:+8613800000001',
  ];
  expect(good.filter((value) => !isSafeLink(value))).toEqual([]);
});

test('[R3-46] pictures come by http or https, or stand in the text themselves', () => {
  expect(['/covers/1.svg', 'https://cdn.example/1.png', 'data:image/svg+xml,%3Csvg/%3E'].every(isSafeImage)).toBe(true);
  expect(['data:image/png;base64,AA', 'DATA:image/webp;base64,AA', 'data:image/avif,AA'].every(isSafeImage)).toBe(true);
  const others = [
    'mailto:a@b.example',
    'tel:1',
    'data:text/html,x',
    'data:image/html,x',
    'data:image/svg+xmlx,x',
    'data:',
  ];
  expect(others.some(isSafeImage)).toBe(false);
});

test('[R3-46] a whole address of the web is one of http or https, and nothing that stands for itself', () => {
  expect(['https://a.example', 'HTTP://a.example/b'].every(isWebAddress)).toBe(true);
  expect([...hostile, '/news', '//a.example', 'mailto:a@b.example', 'a.example', ''].filter(isWebAddress)).toEqual([]);
});

test('[R3-46] a picture in the text is never a link', () => {
  expect(isSafeLink('data:image/svg+xml,<svg onload=alert(1)>')).toBe(false);
});
