import { expect, test } from 'vitest';
import { isOutward, readFooterLinks } from './footer-links.ts';

const content = (json: string | null) => ({ code: 'footer-links', title: '', content: json, url: null });
const about = { name: '关于我们', enName: 'About', url: '/site/about' };
const forum = { name: '论坛', enName: 'Forum', url: 'https://forum.shiye.example/' };

test('[R2.1-17] the footer links are the site content of their code', () => {
  expect(readFooterLinks(content(JSON.stringify([about, forum])))).toEqual([about, forum]);
  expect([about, forum].map(isOutward)).toEqual([false, true]);
});

test('content that cannot be read gives no links, an unsafe address is left out', () => {
  expect([null, '', 'x', '{}', '[{"name":1}]'].map((json) => readFooterLinks(content(json)))).toEqual([
    [],
    [],
    [],
    [],
    [],
  ]);
  const bad = [{ ...about, url: 'javascript:alert(1)' }, { ...about, url: '//evil.example' }, about];
  expect(readFooterLinks(content(JSON.stringify(bad)))).toEqual([about]);
});
