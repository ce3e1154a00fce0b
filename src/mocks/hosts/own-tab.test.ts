import { expect, test } from 'vitest';
import { readOwnTab } from './own-tab.ts';

const tab = () => {
  const stored = new Map<string, string>();
  return () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
};
const nothing = { scenario: null };
const own = { ...nothing, isOwnTab: true } as const;

test('a tab is its own where the address says so, and stays it on all pages that follow', () => {
  const storage = tab();
  expect(readOwnTab(storage, nothing, 'a')).toBeNull();
  expect(readOwnTab(storage, { ...own, persona: 'wangfang' }, 'b')).toEqual({ name: 'b', isFresh: true });
  expect(readOwnTab(storage, { ...own, persona: 'wangfang' }, 'c')).toEqual({ name: 'b', isFresh: false });
  expect(readOwnTab(storage, nothing, 'd')).toEqual({ name: 'b', isFresh: false });
  expect(readOwnTab(storage, { ...own, persona: 'liran' }, 'e')).toEqual({ name: 'b', isFresh: true });
});

test('where nothing can be remembered, the address says it each time', () => {
  const refusing = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(readOwnTab(refusing, own, 'a')).toEqual({ name: 'a', isFresh: true });
  expect(readOwnTab(refusing, nothing, 'b')).toBeNull();
});
