import { expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { makeWholePage } from '../kit/whole-page.ts';
import { firstInput, idleUntilWhole, watchForWholePage } from './inputs.ts';

const openPage = () => {
  const clock = new VirtualClock();
  const { setTimeout, clearTimeout } = clock;
  const page = Object.assign(new EventTarget(), { setTimeout, clearTimeout }) as unknown as Window;
  const wholePage = makeWholePage();
  const rest = watchForWholePage(page, wholePage);
  const input = (type: string, how: object = {}) => void page.dispatchEvent(Object.assign(new Event(type), how));
  return { page, clock, wholePage, rest, input };
};

test('the page is awake at the first input, or after ten seconds without one', async () => {
  const { page, clock, input } = openPage();
  const awake: string[] = [];
  firstInput(page).then(() => awake.push('pressed'));
  await clock.advance(idleUntilWhole - 1);
  expect(awake).toEqual([]);
  input('pointerdown');
  await Promise.resolve();
  expect(awake).toEqual(['pressed']);
  firstInput(page).then(() => awake.push('idle'));
  await clock.advance(idleUntilWhole);
  expect(awake).toEqual(['pressed', 'idle']);
});

test.each([
  ['keydown', { key: 'f', ctrlKey: true }],
  ['keydown', { key: 'G', metaKey: true }],
  ['keydown', { key: 'a', ctrlKey: true }],
  ['keydown', { key: 'F3' }],
  ['keydown', { key: 'Tab' }],
  ['beforeprint', {}],
])('%s %o draws the whole page', (type, how) => {
  const { wholePage, input } = openPage();
  input(type, how);
  expect(wholePage.isWanted()).toBe(true);
});

test('ten seconds without input draw the whole page; an input, or the next page, starts them again', async () => {
  const { clock, wholePage, rest, input } = openPage();
  rest();
  await clock.advance(idleUntilWhole - 1);
  input('keydown', { key: 'f' });
  await clock.advance(idleUntilWhole - 1);
  expect(wholePage.isWanted()).toBe(false);
  await clock.advance(1);
  expect(wholePage.isWanted()).toBe(true);
  wholePage.begin(false);
  rest();
  await clock.advance(idleUntilWhole);
  expect(wholePage.isWanted()).toBe(true);
});
