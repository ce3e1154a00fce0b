import { expect, test } from 'vitest';
import { notifyOtherTabs, watchOtherTabs } from './other-tabs.ts';

const openPages = (count: number) => {
  const values = new Map<string, string>();
  const pages = Array.from({ length: count }, () => new EventTarget());
  const stores = (own: EventTarget) => {
    const notify = (key: string, newValue: string | null) => {
      for (const page of pages) {
        if (page !== own) page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
      }
    };
    return {
      setItem: (key: string, text: string) => {
        values.set(key, text);
        notify(key, text);
      },
      removeItem: (key: string) => {
        values.delete(key);
        notify(key, null);
      },
    };
  };
  return {
    values,
    pages: pages.map((page) => Object.assign(page, { localStorage: stores(page) }) as unknown as Window),
  };
};

test('what was changed in one tab is heard once in each of the others, not in itself, and nothing of it stays', () => {
  const { values, pages } = openPages(3);
  const received: number[] = [];
  for (const [index, page] of pages.entries()) watchOtherTabs(page, () => received.push(index));
  const [, second] = pages;
  if (second) notifyOtherTabs(second);
  expect([received, [...values]]).toEqual([[0, 2], []]);
  second?.localStorage.setItem('shiye.drafts', '{}');
  expect(received).toEqual([0, 2]);
});

test('a browser that forbids storage hinders nothing', () => {
  const forbidden = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(() => notifyOtherTabs(forbidden)).not.toThrow();
});
