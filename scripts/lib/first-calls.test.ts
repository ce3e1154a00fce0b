import { expect, test } from 'vitest';
import { createBackend } from '#mocks/hosts/node.ts';
import { openBrowser } from '../../tests/harness/open-browser.ts';
import { firstCalls } from './first-calls.ts';

test.each([
  ['/', firstCalls.newsHome.calls],
  ['/news/600123', firstCalls.article.calls.map((call) => call.replace('{id}', '600123'))],
])('what the page asks for ahead is what its app asks for first: %s', async (href, expected) => {
  const backend = createBackend();
  const requested: string[] = [];
  const { fetch } = backend;
  const watched: typeof fetch = (input, init) => {
    if (input instanceof Request) requested.push(input.url.slice(new URL(input.url).origin.length));
    return fetch(input, init);
  };
  await openBrowser({ ...backend, fetch: watched })
    .openTab()
    .visit(href);
  expect(expected.filter((call) => !requested.includes(call))).toEqual([]);
});
