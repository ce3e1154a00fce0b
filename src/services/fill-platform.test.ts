import { expect, test } from 'vitest';
import { fillPlatform } from './fill-platform.ts';
import { hasGaps, type Platform } from './platform.ts';

const names = {
  AbortSignal: ['any'],
  Map: ['groupBy'],
  Promise: ['withResolvers'],
  Response: ['json'],
  URL: ['canParse'],
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced'],
  'Element.prototype': ['checkVisibility', 'role'],
  'Headers.prototype': ['getSetCookie'],
};

const browser = () => {
  const copyOf = (own: object): object => Object.defineProperties({}, Object.getOwnPropertyDescriptors(own));
  const holders: Record<string, object> = {
    AbortSignal: copyOf(AbortSignal),
    Map: copyOf(Map),
    Promise: copyOf(Promise),
    Response: copyOf(Response),
    URL: copyOf(URL),
    'Array.prototype': copyOf(Array.prototype),
    'Element.prototype': { checkVisibility: () => true, role: null },
    'Headers.prototype': copyOf(Headers.prototype),
  };
  const page = Object.fromEntries(
    Object.entries(holders).map(([path, holder]) => {
      const [name = '', isPrototype] = path.split('.');
      return [name, isPrototype ? { prototype: holder } : holder];
    }),
  ) as unknown as Platform;
  return { holders, page };
};

const oldBrowser = (): Platform => {
  const { holders, page } = browser();
  for (const [path, lacking] of Object.entries(names))
    for (const name of lacking) Reflect.deleteProperty(holders[path] ?? {}, name);
  fillPlatform(page);
  return page;
};

test('each function that is missing is noticed, and added', () => {
  expect(hasGaps(browser().page)).toBe(false);
  for (const [path, lacking] of Object.entries(names))
    for (const name of lacking) {
      const { holders, page } = browser();
      Reflect.deleteProperty(holders[path] ?? {}, name);
      expect({ name, hasGaps: hasGaps(page) }).toEqual({ name, hasGaps: true });
      fillPlatform(page);
      expect({ name, hasGaps: hasGaps(page) }).toEqual({ name, hasGaps: false });
    }
});

test('an abort of any of the signals aborts, with its reason, also one that came before', () => {
  const page = oldBrowser();
  const [one, other] = [new AbortController(), new AbortController()];
  const any = page.AbortSignal.any([one.signal, other.signal]);
  expect(any.aborted).toBe(false);
  other.abort('left');
  one.abort('late');
  expect([any.aborted, any.reason]).toEqual([true, 'left']);
  expect(page.AbortSignal.any([new AbortController().signal, one.signal]).reason).toBe('late');
});

test('addresses, promises and groups are as where the browser has them', async () => {
  const { Map: Grouped, Promise: Resolved, URL: Address } = oldBrowser();
  const addresses = [['https://a.example/'], ['/x'], ['/x', 'https://a.example'], ['https://']] as const;
  expect(addresses.map(([url, base]) => Address.canParse(url, base))).toEqual(
    addresses.map(([url, base]) => URL.canParse(url, base)),
  );
  const { promise, resolve } = Resolved.withResolvers<string>();
  resolve('came');
  expect(await promise).toBe('came');
  expect([...Grouped.groupBy(['a', 'bb', 'c'], ({ length }) => length)]).toEqual([
    [1, ['a', 'c']],
    [2, ['bb']],
  ]);
});

test('an answer in JSON has the status and the headers that it is given', async () => {
  const { Response: Answer } = oldBrowser();
  const described = async (answer: Response) => ({
    status: answer.status,
    headers: [...answer.headers],
    text: await answer.text(),
  });
  for (const init of [undefined, { status: 404 }, { headers: { 'content-type': 'text/plain', 'x-a': 'b' } }])
    expect(await described(Answer.json({ name: '李然' }, init))).toEqual(
      await described(Response.json({ name: '李然' }, init)),
    );
});

test('lists are copied, and no loop over their keys meets what was added', () => {
  const { prototype } = oldBrowser().Array;
  const list = Object.freeze(['b', 'c', 'a']);
  expect([
    prototype.toReversed.call(list),
    prototype.toSorted.call(list),
    prototype.toSorted.call(list, (one, other) => (one < other ? 1 : -1)),
    Reflect.apply(prototype.toSpliced, list, [1, 1, 'x', 'y']),
  ]).toEqual([list.toReversed(), list.toSorted(), ['c', 'b', 'a'], list.toSpliced(1, 1, 'x', 'y')]);
  expect(Object.keys(prototype)).toEqual([]);
});

test('an element tells the role that it is given', () => {
  const { prototype } = oldBrowser().Element;
  const link = Object.assign(Object.create(prototype), { getAttribute: (name: string) => `its ${name}` });
  expect(link.role).toBe('its role');
});

test('what the browser has stays its own', () => {
  const { page } = browser();
  const { any } = page.AbortSignal;
  fillPlatform(page);
  expect(page.AbortSignal.any).toBe(any);
});
