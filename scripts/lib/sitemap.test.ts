import { expect, test } from 'vitest';
import { defaultSites, parseSites } from '../../src/services/address/sites.ts';
import { addressesOf, robotsText, sitemapText } from './sitemap.ts';

const origin = 'https://shiye.example';

test('the sitemap names each page that needs no id and is open to all, once', () => {
  expect(addressesOf(defaultSites, origin)).toEqual(
    [
      '/',
      '/case',
      '/community/circle',
      '/community/popular',
      '/company',
      '/events/',
      '/features',
      '/flash',
      '/flows',
      '/foodtools',
      '/miniapp/agreement',
      '/miniapp/contact',
      '/miniapp/privacy',
      '/news',
      '/news/hot',
      '/people',
      '/people/interest',
      '/people/popular',
      '/service',
      '/site/about',
      '/site/agreement',
      '/site/contact',
      '/site/guide',
      '/site/join',
      '/site/partners',
      '/site/privacy',
    ].map((path) => origin + path),
  );
});

test('a site with a host of its own is listed there', () => {
  const sites = parseSites('{"events":"https://events.shiye.example/"}');
  expect(addressesOf(sites, origin)).toContain('https://events.shiye.example/');
});

test('a sitemap is XML with its addresses escaped', () => {
  expect(sitemapText(['https://a.example/?b&c'])).toContain('<url><loc>https://a.example/?b&amp;c</loc></url>');
});

test('robots.txt keeps search engines out of the pages for members and names the sitemap', () => {
  const text = robotsText(defaultSites, origin);
  expect(text).toContain('Disallow: /community/message/list\n');
  expect(text).toContain('Disallow: /people/visitors\n');
  expect(text).not.toContain('Disallow: /\n');
  expect(text.trim().split('\n').at(-1)).toBe('Sitemap: https://shiye.example/sitemap.xml');
});
