import { expect, test } from 'vitest';
import type { AppActor } from '#machines/app/app.machine.ts';
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

const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

test('what was asked for ahead is given to all who ask before the page stands; all else is asked for', async () => {
  const { page, asked } = pageWith({ [url]: Promise.resolve(new Response('ahead')) });
  const ask = whileDrawn(page, never);
  expect(isAskedAhead(page)).toBe(true);
  expect([await text(ask(new Request(url))), await text(ask(new Request(url)))]).toEqual(['ahead', 'ahead']);
  expect(asked).toEqual([]);
  const later = whileDrawn(page, stands);
  expect(await text(later(new Request(`${url}/1`)))).toBe('later');
  await soon();
  expect(await text(later(new Request(url)))).toBe('later');
  expect(isAskedAhead(page)).toBe(false);
  expect(asked).toEqual([`${url}/1`, url]);
});

test('it is given as well where the program that asks comes after the page stands, to all that it asks at first', async () => {
  const { page, asked } = pageWith({ [url]: Promise.resolve(new Response('ahead')) });
  const ask = whileDrawn(page, stands);
  await soon();
  await soon();
  expect(isAskedAhead(page)).toBe(true);
  const answers = [`${url}/1`, url, url].map((address) => text(ask(new Request(address))));
  expect(await Promise.all(answers)).toEqual(['later', 'ahead', 'ahead']);
  await soon();
  expect([await text(ask(new Request(url))), asked]).toEqual(['later', [`${url}/1`, url]]);
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
  await soon();
  expect([asked, answers]).toEqual([[url], []]);
  placed();
  await reading;
  expect(answers).toEqual(['later']);
});

/** A list of the news home: on its way at first, or there already. */
const list = (isLoading: boolean) => {
  let isOnItsWay = isLoading;
  const heard: (() => void)[] = [];
  return {
    getSnapshot: () => ({ hasTag: (tag: string) => tag === 'loading' && isOnItsWay }),
    subscribe: (hear: () => void) => heard.push(hear),
    hear: () => {
      for (const hear of heard) hear();
    },
    come: () => {
      isOnItsWay = false;
      for (const hear of heard) hear();
    },
  };
};

/** A news home whose lists are as told, and whether it may be drawn. */
const drawing = (latest = list(false), weekly = list(false)) => {
  const room = { getSnapshot: () => ({ children: { latest, weekly } }) };
  const app = { getSnapshot: () => ({ context: { rooms: [{ ref: room }] } }) } as unknown as AppActor;
  const timers: [() => void, number][] = [];
  const page = { setTimeout: (run: () => void, ms: number) => timers.push([run, ms]) } as unknown as Window;
  let isDrawn = false;
  const drawn = firstData(page, app).then(() => {
    isDrawn = true;
  });
  const look = async (): Promise<boolean> => {
    await settle();
    return isDrawn;
  };
  return { drawn, timers, latest, weekly, isDrawn: look };
};

test.each(['latest', 'weekly'] as const)('the first page is drawn when it has its data, also the %s', async (name) => {
  const { isDrawn, drawn, ...lists } = drawing(list(name === 'latest'), list(name === 'weekly'));
  lists[name].hear();
  expect(await isDrawn()).toBe(false);
  lists[name].come();
  await drawn;
});

test('it is drawn at once where nothing is awaited, and after 150 ms without what does not come', async () => {
  expect(await drawing().isDrawn()).toBe(true);
  const { isDrawn, drawn, timers } = drawing(list(true), list(true));
  expect([await isDrawn(), timers.map(([, ms]) => ms)]).toEqual([false, [150]]);
  timers[0]?.[0]();
  await drawn;
});

test('these are lists of the news home', async () => {
  const tab = openBrowser().openTab();
  await tab.visit('/');
  const { latest, weekly } = tab.at('room-e1').getSnapshot().children;
  expect([latest, weekly].map((part) => part.getSnapshot().hasTag('loading'))).toEqual([false, false]);
});
