import { describe, expect, test } from 'vitest';
import { defaultSites, findSite, parseSites, segmentsOf } from './sites.ts';

const siteAt = (sites: typeof defaultSites, origin: string | null, path: string) =>
  findSite(sites, origin, segmentsOf(path))?.id ?? null;

describe('the table of sites', () => {
  test('[R0-2 R0-3] has the news at the root, the events and the posts under a prefix', () => {
    expect(parseSites(undefined)).toEqual({
      news: { id: 'news', origin: null, base: '/' },
      events: { id: 'events', origin: null, base: '/events/' },
      post: { id: 'post', origin: null, base: '/community/' },
    });
    expect(parseSites('  ')).toEqual(defaultSites);
  });

  test('[R0-3] takes paths and addresses on other hosts from the build setting', () => {
    const env = '{"post":"https://bbs.shiye.example","events":"/expo","news":"http://localhost:5173/"}';
    expect(parseSites(env)).toEqual({
      news: { id: 'news', origin: 'http://localhost:5173', base: '/' },
      events: { id: 'events', origin: null, base: '/expo/' },
      post: { id: 'post', origin: 'https://bbs.shiye.example', base: '/' },
    });
  });

  test.each([
    ['not json', 'not JSON'],
    ['[]', 'not an object'],
    ['null', 'not an object'],
    ['{"shop":"/shop/"}', 'there is no site "shop"'],
    ['{"__proto__":"/x/"}', 'there is no site "__proto__"'],
    ['{"news":7}', 'the base of "news" is neither a path nor an http(s) address'],
    ['{"news":"//evil.example/"}', 'the base of "news" is neither a path nor an http(s) address'],
    ['{"news":"ftp://x.example/"}', 'the base of "news" is neither a path nor an http(s) address'],
    ['{"news":"https://x.example/?a=1"}', 'the base of "news" is more than a path'],
    ['{"news":"https://u@x.example/"}', 'the base of "news" is more than a path'],
    ['{"news":"https://[/"}', 'the base of "news" is not an address'],
    ['{"news":"/events/"}', 'two sites have the same base'],
  ])('[R0-3] refuses the setting %s', (env, why) => {
    expect(() => parseSites(env)).toThrow(new TypeError(`VITE_SITES: ${why}`));
  });
});

describe('the site of a path', () => {
  test.each([
    ['/', 'news'],
    ['/news/1', 'news'],
    ['/events', 'events'],
    ['/events/', 'events'],
    ['/events/12', 'events'],
    ['/eventsomething', 'news'],
    ['/community/post/1', 'post'],
    ['/communityx', 'news'],
  ])('[R0-3] %s belongs to %s by the longest base', (path, id) => {
    expect(siteAt(defaultSites, null, path)).toBe(id);
    expect(siteAt(defaultSites, 'https://any.example', path)).toBe(id);
  });

  test('[R0-3] the host comes before the base', () => {
    const sites = parseSites(
      '{"news":"https://news.example/","post":"https://bbs.example/","events":"https://news.example/events/"}',
    );
    expect(siteAt(sites, 'https://news.example', '/post/1')).toBe('news');
    expect(siteAt(sites, 'https://news.example', '/events/1')).toBe('events');
    expect(siteAt(sites, 'https://bbs.example', '/events/1')).toBe('post');
    expect(siteAt(sites, 'https://other.example', '/')).toBe(null);
  });

  test('[R0-3] a site that names the host comes before one that does not', () => {
    const sites = parseSites('{"events":"https://events.example/"}');
    expect(siteAt(sites, 'https://events.example', '/12')).toBe('events');
    expect(siteAt(sites, 'https://www.example', '/12')).toBe('news');
  });

  test('[R0-3] a path outside every base has no site', () => {
    const sites = parseSites('{"news":"/app/","events":"/app/events/","post":"/app/community/"}');
    expect(siteAt(sites, null, '/app/events/1')).toBe('events');
    expect(siteAt(sites, null, '/app')).toBe('news');
    expect(siteAt(sites, null, '/other')).toBe(null);
  });
});
