import { expect, test } from 'vitest';
import { createBackend } from '#mocks/hosts/node.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { recordCalls } from '../harness/record-calls.ts';

const open = () => {
  const backend = createBackend();
  const { calls, fetch } = recordCalls(backend);
  const browser = openBrowser(backend);
  const tab = browser.openTab({}, { fetch });
  const countOf = (path: string) => calls.filter((call) => call.path === path).length;
  return { ...browser, tab, countOf };
};

test('[R7.6-43] the news home and its frame ask for the tree of tags once between them', async () => {
  const { tab, countOf, advance } = open();
  await tab.visit('/');
  await advance(10_000);
  expect(countOf('/news/tag/tree')).toBe(1);
});
