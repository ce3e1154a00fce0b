import { expect, test } from 'vitest';
import { createBackend } from '#mocks/hosts/node.ts';
import { openBrowser } from '../../tests/harness/open-browser.ts';
import { firstCalls } from './first-calls.ts';

test('what the page asks for ahead is what its news home asks for first', async () => {
  const backend = createBackend();
  const requested: string[] = [];
  const { fetch } = backend;
  const watched: typeof fetch = (input, init) => {
    if (input instanceof Request) requested.push(input.url.slice(new URL(input.url).origin.length));
    return fetch(input, init);
  };
  await openBrowser({ ...backend, fetch: watched })
    .openTab()
    .visit('/');
  expect(firstCalls.filter((call) => !requested.includes(call))).toEqual([]);
  expect(firstCalls).toHaveLength(3);
});
