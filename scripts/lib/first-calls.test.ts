import { expect, test } from 'vitest';
import { createBackend } from '#mocks/hosts/node.ts';
import { defaultSites, parseSites } from '#services/address/sites.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { openBrowser } from '../../tests/harness/app.ts';
import { type Ahead, askAhead } from './ask-ahead.ts';
import { aheadOf, firstCalls } from './first-calls.ts';

test('what the page asks for ahead is what its news home asks for first', async () => {
  const backend = createBackend();
  const asked: string[] = [];
  const { fetch } = backend;
  const watched: typeof fetch = (input, init) => {
    if (input instanceof Request) asked.push(input.url.slice(new URL(input.url).origin.length));
    return fetch(input, init);
  };
  await openBrowser({ ...backend, fetch: watched })
    .openTab()
    .visit('/');
  expect(firstCalls.filter((call) => !asked.includes(call))).toEqual([]);
});

/** What is asked on a page of this address, with this in the store. */
const askedAt = (href: string, ahead: Ahead, login: string | null = null): readonly string[] => {
  const asked: string[] = [];
  const page = {
    document: { querySelector: () => null },
    location: new URL(href),
    localStorage: { getItem: (key: string) => (key === stored.session.key ? login : null) },
    fetch: async (url: string) => {
      asked.push(url);
      return Response.json({ code: 0, data: { records: [] } });
    },
  };
  askAhead(page as unknown as Window, ahead);
  return asked;
};

const calls = firstCalls.map((call) => `https://api.test${call}`);
const anywhere = aheadOf('https://api.test', defaultSites);
const hosts = aheadOf('https://api.test', parseSites('{"events":"https://events.test/","post":"https://post.test/"}'));

test('a guest at the home of the news has its data asked for before any script has come, and nobody else has', () => {
  const member = JSON.stringify({ version: 1, value: { token: 't' } });
  expect(askedAt('https://shiye.test/', anywhere)).toEqual(calls);
  expect(askedAt('https://shiye.test/?from=x', anywhere, '{"version":1,"value":null}')).toEqual(calls);
  expect(askedAt('https://shiye.test/', anywhere, 'no JSON')).toEqual(calls);
  expect(askedAt('https://shiye.test/', anywhere, member)).toEqual([]);
  expect(askedAt('https://shiye.test/people', anywhere)).toEqual([]);
  expect(askedAt('https://shiye.test/#/news/12', anywhere)).toEqual([]);
});

test('[R0-3] where each site has its own host, only that of the news asks', () => {
  expect(askedAt('https://shiye.test/', hosts)).toEqual(calls);
  expect(askedAt('https://events.test/', hosts)).toEqual([]);
});

test('the script in the page uses nothing from outside of it', () => {
  const alone: typeof askAhead = new Function(`return ${askAhead.toString()}`)();
  expect(() => alone({ location: { pathname: '/people' } } as unknown as Window, anywhere)).not.toThrow();
});
