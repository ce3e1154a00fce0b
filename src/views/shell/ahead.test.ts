import { expect, test } from 'vitest';
import { openBrowser } from '../../../tests/harness/app.ts';
import { fetchAhead, firstData } from './ahead.ts';

const url = 'https://api.test/news';

const pageWith = (answers: Record<string, Promise<Response>> | undefined) => {
  const asked: string[] = [];
  const page = {
    ...(answers ? { shiyeAhead: answers } : {}),
    fetch: async (request: Request) => {
      asked.push(request.url);
      return new Response('later');
    },
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  };
  return { page: page as unknown as Window, asked };
};

const texts = async (page: Window, addresses: readonly string[]): Promise<readonly string[]> => {
  const all: string[] = [];
  for (const address of addresses) all.push((await (await fetchAhead(page)?.(new Request(address)))?.text()) ?? '');
  return all;
};

test('what was asked for ahead is given once; all else is asked for', async () => {
  const { page, asked } = pageWith({ [url]: Promise.resolve(new Response('ahead')) });
  expect(await texts(page, [url, url, `${url}/1`])).toEqual(['ahead', 'later', 'later']);
  expect(asked).toEqual([url, `${url}/1`]);
});

test('what did not come is asked for again', async () => {
  const lost = Promise.reject(new TypeError('Failed to fetch'));
  lost.catch(() => {});
  const { page, asked } = pageWith({ [url]: lost });
  expect([await texts(page, [url]), asked]).toEqual([['later'], [url]]);
});

test('nothing stands before the network where nothing was asked for ahead', () => {
  expect(fetchAhead(pageWith(undefined).page)).toBeUndefined();
});

test('the first page is drawn when it has its data', async () => {
  const tab = openBrowser().openTab();
  await tab.visit('/');
  const parts = tab.at('room-e1').getSnapshot().children;
  await firstData(pageWith({}).page, tab.app);
  expect([parts.latest.getSnapshot().hasTag('loading'), parts.weekly.getSnapshot().hasTag('loading')]).toEqual([
    false,
    false,
  ]);
});
