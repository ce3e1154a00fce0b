import { expect, test } from 'vitest';
import { appStyles } from './app-styles.ts';

const linkTo = (sheet: object | null) => Object.assign(new EventTarget(), { media: 'not all', sheet });

const pageWith = (...links: readonly EventTarget[]) => ({ querySelectorAll: () => links }) as unknown as Document;

test('styles that are there are switched on at once', async () => {
  const link = linkTo({});
  await appStyles(pageWith(link));
  expect(link.media).toBe('all');
});

test.each(['load', 'error'])('styles on their way are waited for until their %s', async (end) => {
  const link = linkTo(null);
  const on = appStyles(pageWith(link)).then(() => 'on');
  expect([await Promise.race([on, Promise.resolve('waiting')]), link.media]).toEqual(['waiting', 'not all']);
  link.dispatchEvent(new Event(end));
  expect([await on, link.media]).toEqual(['on', 'all']);
});

test('nothing is waited for where styles come with the scripts', async () => {
  expect(await appStyles(pageWith())).toEqual([]);
});
