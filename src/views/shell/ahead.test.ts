import { expect, test } from 'vitest';
import { createBackend } from '#mocks/hosts/node.ts';
import { openBrowser } from '../../../tests/harness/app.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { firstData, isAskedAhead, whileDrawn } from './ahead.ts';

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

const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();

const stands = Promise.resolve();
const never = new Promise(() => {});

test('what was asked for ahead is given to all who ask before the page stands; all else is asked for', async () => {
  const { page, asked } = pageWith({ [url]: Promise.resolve(new Response('ahead')) });
  const ask = whileDrawn(page, never);
  expect(isAskedAhead(page)).toBe(true);
  expect([await text(ask(new Request(url))), await text(ask(new Request(url)))]).toEqual(['ahead', 'ahead']);
  expect(asked).toEqual([]);
  const later = whileDrawn(page, stands);
  expect(await text(later(new Request(`${url}/1`)))).toBe('later');
  expect(await text(later(new Request(url)))).toBe('later');
  expect(isAskedAhead(page)).toBe(false);
  expect(asked).toEqual([`${url}/1`, url]);
});

test('what did not come is asked for again', async () => {
  const lost = Promise.reject(new TypeError('Failed to fetch'));
  lost.catch(() => {});
  const { page, asked } = pageWith({ [url]: lost });
  expect([await text(whileDrawn(page, stands)(new Request(url))), asked]).toEqual(['later', [url]]);
});

test('an answer that comes while the page is being drawn waits until it stands', async () => {
  const { page, asked } = pageWith(undefined);
  expect(isAskedAhead(page)).toBe(false);
  let placed = (): void => {};
  const answers: string[] = [];
  const ask = whileDrawn(page, new Promise<void>((done) => (placed = done)));
  const reading = text(ask(new Request(url))).then((found) => answers.push(found));
  await new Promise((done) => setTimeout(done));
  expect([asked, answers]).toEqual([[url], []]);
  placed();
  await reading;
  expect(answers).toEqual(['later']);
});

/** A news home one of whose lists is held back, and what is waited for before it is drawn. */
const drawing = async (held: (query: string) => boolean) => {
  const backend = createBackend();
  let release = (): void => {};
  const released = new Promise<void>((done) => (release = done));
  const fetch: typeof backend.fetch = async (input, init) => {
    if (held(input instanceof Request ? input.url : String(input))) await released;
    return backend.fetch(input, init);
  };
  const tab = openBrowser({ ...backend, fetch }).openTab();
  await tab.visit('/');
  const timers: [() => void, number][] = [];
  const page = { setTimeout: (run: () => void, ms: number) => timers.push([run, ms]) } as unknown as Window;
  let isDrawn = false;
  const drawn = firstData(page, tab.app).then(() => {
    isDrawn = true;
  });
  await settle();
  return { isDrawn: () => isDrawn, drawn, timers, release };
};

test.each(['order=weekly', 'size=10'])(
  'the first page is drawn when it has its data, also those of %s',
  async (part) => {
    const { isDrawn, drawn, release } = await drawing((query) => query.includes(part));
    expect(isDrawn()).toBe(false);
    release();
    await drawn;
  },
);

test('it is drawn at once where nothing is awaited, and after 150 ms without what does not come', async () => {
  expect((await drawing(() => false)).isDrawn()).toBe(true);
  const { isDrawn, drawn, timers } = await drawing((query) => query.includes('/news/news/page'));
  expect([isDrawn(), timers.map(([, ms]) => ms)]).toEqual([false, [150]]);
  timers[0]?.[0]();
  await drawn;
});
