import { expect, test } from 'vitest';
import type { Arrival } from './address.ts';
import { keepScroll } from './scroll.ts';

const arrival = (spot: string, extra: Partial<Arrival> = {}): Arrival => ({
  mark: { entry: spot, spot },
  hash: '',
  page: true,
  ...extra,
});

const screen = () => {
  const painted: (() => void)[] = [];
  const growth = new Set<() => void>();
  const shown: string[] = [];
  const timers: (() => void)[] = [];
  const page = { top: 0, height: 5_000, focused: 0, ids: ['part'] };
  const scroll = keepScroll({
    top: () => page.top,
    scrollTo: (top) => {
      page.top = Math.min(top, page.height);
    },
    showTarget: (hash) => page.ids.includes(hash) && shown.push(hash) > 0,
    afterPaint: (run) => painted.push(run),
    onGrowth: (run) => {
      growth.add(run);
      return () => growth.delete(run);
    },
    focusPage: () => {
      page.focused++;
    },
    later: (run) => {
      timers.push(run);
      return () => {};
    },
  });
  return {
    page,
    shown,
    scroll,
    come: (to: Arrival) => {
      scroll.arrived(to);
      scroll.stands(to.mark.entry);
    },
    growth,
    paint: () => {
      for (const run of painted.splice(0)) run();
    },
    grow: (height: number) => {
      page.height = height;
      for (const run of growth) run();
    },
    wait: () => {
      for (const run of timers.splice(0)) run();
    },
  };
};

test('a new page begins at its top with the focus on it, the first one is left to the browser', () => {
  const { page, paint, come } = screen();
  page.top = 30;
  come(arrival('a'));
  paint();
  expect([page.top, page.focused]).toEqual([30, 0]);
  page.top = 900;
  come(arrival('b'));
  paint();
  expect([page.top, page.focused]).toEqual([0, 1]);
});

test('going back finds the page where it was left', () => {
  const { page, paint, come } = screen();
  come(arrival('a'));
  page.top = 1_234;
  come(arrival('b'));
  paint();
  come(arrival('a'));
  paint();
  expect(page.top).toBe(1_234);
});

test('a reload finds the stored position once the content is high enough', () => {
  const { page, paint, grow, growth, wait, come } = screen();
  page.height = 100;
  come(arrival('a', { mark: { entry: 'a', spot: 'a', y: 700 } }));
  paint();
  expect(page.top).toBe(100);
  grow(2_000);
  expect(page.top).toBe(700);
  page.top = 680;
  grow(2_100);
  expect(page.top).toBe(700);
  wait();
  expect(growth.size).toBe(0);
});

test('the user who scrolls is not pulled back', () => {
  const { page, scroll, paint, grow, come } = screen();
  page.height = 100;
  come(arrival('a', { mark: { entry: 'a', spot: 'a', y: 700 } }));
  paint();
  scroll.moved();
  grow(2_000);
  expect(page.top).toBe(100);
});

test('waiting for a place ends', () => {
  const { page, paint, grow, wait, come } = screen();
  page.height = 100;
  come(arrival('a', { mark: { entry: 'a', spot: 'a', y: 700 } }));
  paint();
  wait();
  grow(2_000);
  expect(page.top).toBe(100);
});

test('a hash shows its element, as soon as there is one', () => {
  const { shown, page, paint, grow, come } = screen();
  page.ids = [];
  come(arrival('a', { hash: 'part' }));
  paint();
  expect(shown).toEqual([]);
  page.ids = ['part'];
  grow(900);
  expect(shown).toEqual(['part']);
});

test('a page that is not drawn yet leaves the one before it where it is', () => {
  const { page, scroll, paint, come } = screen();
  come(arrival('a'));
  page.top = 900;
  scroll.arrived(arrival('b'));
  paint();
  expect([page.top, page.focused]).toEqual([900, 0]);
  scroll.stands('b');
  paint();
  expect([page.top, page.focused]).toEqual([0, 1]);
});

test('going back before the next page is drawn finds the page before where it was', () => {
  const { page, scroll, paint, come } = screen();
  come(arrival('a'));
  page.top = 900;
  scroll.arrived(arrival('b'));
  scroll.arrived(arrival('a'));
  paint();
  expect(page.top).toBe(900);
  scroll.stands('b');
  paint();
  expect(page.top).toBe(900);
});

test('a page that was left before it was drawn has no place of its own', () => {
  const { page, scroll, paint, come } = screen();
  come(arrival('a'));
  page.top = 900;
  scroll.arrived(arrival('b'));
  come(arrival('c'));
  paint();
  come(arrival('b'));
  paint();
  expect(page.top).toBe(0);
  come(arrival('a'));
  paint();
  expect(page.top).toBe(900);
});
