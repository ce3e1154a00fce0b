import { expect, test } from 'vitest';
import { fillPlatform } from './platform.ts';

/** A browser that has none of them. */
const oldBrowser = () => {
  const page = {
    AbortSignal: class {} as unknown as typeof AbortSignal,
    Element: class {} as unknown as typeof Element,
    Map: class<K, V> extends Map<K, V> {} as unknown as MapConstructor,
    Promise: class<T> extends Promise<T> {} as unknown as PromiseConstructor,
    URL: class extends URL {} as unknown as typeof URL,
  };
  for (const [of, name] of [
    [page.Map, 'groupBy'],
    [page.Promise, 'withResolvers'],
    [page.URL, 'canParse'],
  ] as const)
    Object.defineProperty(of, name, { value: undefined, writable: true });
  fillPlatform(page);
  return page;
};

test('an abort of any of the signals aborts, with its reason, also one that came before', () => {
  const { AbortSignal } = oldBrowser();
  const [one, other] = [new AbortController(), new AbortController()];
  const any = AbortSignal.any([one.signal, other.signal]);
  expect(any.aborted).toBe(false);
  other.abort('left');
  one.abort('late');
  expect([any.aborted, any.reason]).toEqual([true, 'left']);
  expect(AbortSignal.any([new AbortController().signal, one.signal]).reason).toBe('late');
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

test('what the browser has stays its own', () => {
  const { AbortSignal: own } = globalThis;
  const [any, { canParse }] = [own.any, URL];
  fillPlatform({ AbortSignal: own, Element: class {} as unknown as typeof Element, Map, Promise, URL });
  expect([own.any === any, URL.canParse === canParse]).toEqual([true, true]);
});
