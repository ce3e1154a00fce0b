import { describe, expect, test } from 'vitest';
import { nextOrigins, safeNextUrl, safeRedirect } from '#services/address/safe-redirect.ts';
import { defaultSites } from '#services/address/sites.ts';
import addresses from '../../tests/harness/hostile-addresses.json' with { type: 'json' };
import { resolve } from './resolve.ts';

const { hostile, harmless } = addresses;
const origin = 'https://shiye.example';
const context = { sites: defaultSites, origin };

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const leaves = (value: string): boolean =>
  [value, decoded(value), decoded(decoded(value))].some((each) => {
    if (!URL.canParse(each, origin)) return false;
    const url = new URL(each, origin);
    return url.origin !== origin || /^\/[/\\]/.test(url.pathname);
  });

const endOf = (address: string): string => {
  let at = address;
  for (let turns = 0; turns < 10; turns += 1) {
    const found = resolve(at, context);
    if (found.kind !== 'rewrite') return found.href;
    at = found.to;
  }
  throw new Error(`no end: ${address}`);
};

const nested: readonly (readonly [string, (value: string) => string])[] = [
  ['/redirect/…', (value) => `/redirect/${value}`],
  ['/redirect/… encoded', (value) => `/redirect/${encodeURIComponent(value)}`],
  ['/redirect/… with one slash', (value) => `/redirect/${value.replace(/^\//, '')}`],
  ['/community/redirect/…', (value) => `/community/redirect/${value}`],
  ['an old hash address', (value) => `/#${value}`],
  ['an old hash address with a slash', (value) => `/#/${value}`],
  ['an old hash address of another site', (value) => `/events/#${value}`],
  ['/redirect/ behind a hash', (value) => `/#/redirect/${value}`],
];

describe('open redirects', () => {
  test('[R4.1-12] none of them is followed as redirect or nextUrl, in this tab or in a new one', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200);
    const allowed = nextOrigins('https://partner.example', origin, defaultSites);
    expect(hostile.filter((value) => safeRedirect(value, origin, defaultSites) !== null)).toEqual([]);
    expect(hostile.filter((value) => safeNextUrl(value, allowed) !== null)).toEqual([]);
  });

  test.each(nested)('[R4.1-12 R2.6-2 R2.6-81] none leads away through %s', (_, wrap) => {
    expect(hostile.map(wrap).filter((address) => leaves(endOf(address)))).toEqual([]);
  });

  test('[R4.1-12 R2.6-2 R2.6-81] harmless addresses arrive by every way', () => {
    expect(harmless.map((value) => safeRedirect(value, origin, defaultSites))).toEqual(harmless);
    expect(harmless.map((value) => endOf(`/redirect${value}`))).toEqual(harmless.map(endOf));
    expect(harmless.map((value) => endOf(`/#${value}`))).toEqual(harmless.map(endOf));
  });
});
