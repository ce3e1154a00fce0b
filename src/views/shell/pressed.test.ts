import { expect, test } from 'vitest';
import { pressedLink } from './pressed.ts';

test('what half a picture after the press has not begun is late, until its page stands', () => {
  let now = 1_000;
  const pressed = pressedLink(() => now);
  expect(pressed.isLate()).toBe(false);
  pressed.press(1_000);
  now = 1_008;
  expect(pressed.isLate()).toBe(false);
  now = 1_009;
  expect(pressed.isLate()).toBe(true);
  pressed.end();
  expect(pressed.isLate()).toBe(false);
});

test('a page that no link asked for is never late', () => {
  let now = 0;
  const pressed = pressedLink(() => now);
  now = 60_000;
  expect(pressed.isLate()).toBe(false);
});

test('a link shows that it was pressed until its page stands, or another one is pressed', () => {
  const pressed = pressedLink(() => 0);
  const [one, other] = [{ dataset: {} }, { dataset: {} }];
  pressed.press(0);
  pressed.show(one);
  expect(one).toEqual({ dataset: { pressed: '' } });
  pressed.press(0);
  pressed.show(other);
  expect([one, other]).toEqual([{ dataset: {} }, { dataset: { pressed: '' } }]);
  pressed.end();
  expect(other).toEqual({ dataset: {} });
});
