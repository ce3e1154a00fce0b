import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextOrigins, safeNextUrl, safeRedirect } from './safe-redirect.ts';
import { defaultSites, parseSites } from './sites.ts';

const origin = 'https://shiye.example';
const safe = (value: string) => safeRedirect(value, origin, defaultSites);

const good: readonly (readonly [string, string?])[] = [
  ['/'],
  ['/people'],
  ['/people/7'],
  ['/news/12?x=1#part'],
  ['/news/a//b'],
  ['/news/drinks/tea/8'],
  ['/events/'],
  ['/events/expo/12'],
  ['/community/'],
  ['/community/message/42'],
  ['/community/system-message#apply'],
  ['/community/circle/post/create?circle=7'],
  ['/search/news/%E7%B3%96'],
  ['/search/news/糖', '/search/news/%E7%B3%96'],
  ['/search/news/a%2Fb'],
  ['/search/news/100%25'],
  ['/search/news/%E7%B3%96%EF%BC%8F%E7%9B%90'],
  ['/search/news/a+b%20c'],
  ['/?redirect=%2Fpeople%2F7'],
  ['/sso/login?nextUrl=https%3A%2F%2Fpartner.example%2Fx%3Fy%3D1'],
  ['/news/8?from=https://partner.example/'],
  ['/news/../people', '/people'],
  ['/#/news/12'],
  ['/news/100%'],
];

describe('redirect', () => {
  const kept = good.map(([value, normal = value]) => ({ value, normal }));
  test.each(kept)('[R4.1-12] keeps $value', ({ value, normal }) => {
    expect(safe(value)).toBe(normal);
  });

  test('[R4.1-12] a path of this origin outside our sites is refused', () => {
    const sites = parseSites('{"news":"/app/","events":"/app/events/","post":"/app/community/"}');
    expect([safeRedirect('/app/people', origin, sites), safeRedirect('/other', origin, sites)]).toEqual([
      '/app/people',
      null,
    ]);
  });

  test('[R4.1-12] what is no origin lets nothing through', () => {
    for (const page of ['nonsense', 'null', '', 'https://shiye.example/app', 'https://me@shiye.example']) {
      expect(safeRedirect('/people', page, defaultSites)).toBe(null);
    }
  });

  test.each(['https://shiye.example', 'https://shiye.example/news/1'])('[R4.1-12] %s is ours, and no path', (value) => {
    expect(safe(value)).toBe(null);
  });

  test.each(['/./%2f..', '/./／..', '/%25／%2f:/../%2f', '/./%2f../people?a#b'])(
    '[R4.1-12] %s is refused: what it becomes leads elsewhere when it is decoded',
    (value) => {
      expect(safe(value)).toBe(null);
    },
  );

  test('[R4.1-12] whatever passes stays here, however often it is read', () => {
    const unit = fc.constantFrom(
      '/',
      '\\',
      '%',
      '%2f',
      '%5c',
      '%25',
      '2f',
      '5c',
      '.',
      '@',
      ':',
      '?',
      '#',
      'a',
      '\t',
      '／',
      '。',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (tail) => {
        const path = safe(`/${tail}`);
        if (path === null) return;
        expect(new URL(path, origin).origin).toBe(origin);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(safe(path)).toBe(path);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('nextUrl', () => {
  const allowed = nextOrigins(
    'https://partner.example, https://pay.example:8443/x  nonsense http://plain.example',
    origin,
    parseSites('{"post":"https://bbs.example/"}'),
  );

  test('[R4.1-12] the listed origins, the page and the sites', () => {
    expect(allowed).toEqual(['https://partner.example', 'https://pay.example:8443', origin, 'https://bbs.example']);
    expect(nextOrigins(undefined, 'http://localhost:5173', defaultSites)).toEqual(['http://localhost:5173']);
  });

  test.each([
    ['https://partner.example', 'https://partner.example/'],
    ['https://partner.example/a?b=%2F#c', 'https://partner.example/a?b=%2F#c'],
    ['https://PARTNER.example:443/a', 'https://partner.example/a'],
    ['https://pay.example:8443/', 'https://pay.example:8443/'],
    ['https://shiye.example/people', 'https://shiye.example/people'],
    ['https://bbs.example/post/9', 'https://bbs.example/post/9'],
  ])('[R4.1-12] follows %s', (value, href) => {
    expect(safeNextUrl(value, allowed)).toBe(href);
  });

  test.each([
    'http://partner.example/',
    'http://plain.example/',
    'http://shiye.example/people',
    '//partner.example/',
    '/people',
    'https:partner.example',
    'https:/partner.example',
    'https:///partner.example',
    'https:\\\\partner.example',
    'https://partner.example\\@evil.example',
    'https://partner.example@evil.example/',
    'https://user@partner.example/',
    'https://user:pass@partner.example/',
    'https://partner.example.evil.example/',
    'https://evil.example/https://partner.example/',
    'https://partner.example:444/',
    'https://pay.example/',
    'https://evil.example#https://partner.example',
    'https://part\tner.example/',
    ' https://partner.example/',
    'https://',
    'https://[',
    'javascript:alert(1)',
    'javascript://partner.example/%0aalert(1)',
    'data:text/html,x',
    'blob:https://partner.example/1',
    '',
  ])('[R4.1-12] ignores %j', (value) => {
    expect(safeNextUrl(value, allowed)).toBe(null);
  });

  test('[R4.1-12] the page itself is followed as it is served', () => {
    const local = nextOrigins(undefined, 'http://localhost:5173', defaultSites);
    expect(safeNextUrl('http://localhost:5173/flash', local)).toBe('http://localhost:5173/flash');
    expect(safeNextUrl('http://localhost:5174/flash', local)).toBe(null);
  });

  test('[R4.1-12] an opaque origin in the list lets nothing through', () => {
    expect(safeNextUrl('data:text/html,x', ['data:text/html,y'])).toBe(null);
  });
});
