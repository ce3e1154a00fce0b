import { expect, test } from 'vitest';
import { defaultSites } from '#services/address/sites.ts';
import { takeArrival } from './arrival.ts';

const origin = 'https://shiye.test';
const take = (path: string) => takeArrival(`${origin}${path}`, { sites: defaultSites, origin });

test.each([
  ['/?code=wx-1&state=AbC', { code: 'wx-1', state: 'AbC' }, '/'],
  ['/community/?code=wx-1&state=AbC&lang=en#top', { code: 'wx-1', state: 'AbC' }, '/community/?lang=en#top'],
  ['/?state=AbC', { code: null, state: 'AbC' }, '/'],
  ['/?code=wx-1', { code: 'wx-1', state: null }, '/'],
])('[R2.6-3 R4.1-16] %s: code and state leave the address', (path, brought, left) => {
  expect(take(path)).toEqual({ event: { type: 'wechat.returned', ...brought }, href: `${origin}${left}` });
});

test.each([
  ['/sso/login?ticket=sso-liran&redirect=%2Fnews%2F1', 'sso-liran', '/sso/login?redirect=%2Fnews%2F1'],
  ['/events/sso/login?ticket=t%2B1', 't+1', '/events/sso/login'],
])('[R2.6-4] %s: the ticket leaves the address', (path, ticket, left) => {
  expect(take(path)).toEqual({ event: { type: 'sso.returned', ticket }, href: `${origin}${left}` });
});

test.each(['/', '/news/1?code=1&state=2', '/sso/login', '/sso/login?ticket=', '/?ticket=1', '/nowhere/at/all?code=1'])(
  '%s brings nothing along and stays as it is',
  (path) => {
    expect(take(path)).toEqual({ event: null, href: `${origin}${path}` });
  },
);
