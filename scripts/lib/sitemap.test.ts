import { expect, test } from 'vitest';
import { resolve } from '../../src/routes/resolve.ts';
import { defaultSites, parseSites } from '../../src/services/address/sites.ts';
import { canonicalOf, isListed } from '../../src/views/kit/canonical-of.ts';
import { addressesOf, robotsText, sitemapText } from './sitemap.ts';

const origin = 'https://shiye.example';

test('the sitemap names each page that needs no id and is open to all, once', () => {
  const addresses = addressesOf(defaultSites, origin);
  const some = [
    '/',
    '/case',
    '/community/circle',
    '/community/popular',
    '/events/',
    '/news',
    '/news/hot',
    '/site/about',
  ];
  expect(addresses).toEqual(expect.arrayContaining(some.map((path) => origin + path)));
  const known = addresses.map((address) => {
    const found = resolve(address, { sites: defaultSites, origin });
    return found.kind === 'route' && isListed(found.name) ? canonicalOf(found, { sites: defaultSites, origin }) : null;
  });
  expect(known).toEqual(addresses);
  expect(new Set(addresses).size).toBe(addresses.length);
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
