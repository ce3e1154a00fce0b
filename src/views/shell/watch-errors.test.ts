import { expect, test } from 'vitest';
import { watchErrors } from './watch-errors.ts';

test('[R8.5-14] unhandled errors and rejections are told, and left to the browser', () => {
  const page = new EventTarget();
  const told: string[] = [];
  watchErrors(page as Window, (message, detail) => told.push(`${message} ${detail === '' ? 'no stack' : 'stack'}`));
  const failed = Object.assign(new Event('error', { cancelable: true }), { error: new TypeError('broken') });
  const refused = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: 'nobody listened' });
  page.dispatchEvent(failed);
  page.dispatchEvent(refused);
  expect(told).toEqual(['TypeError: broken stack', 'nobody listened no stack']);
  expect([failed.defaultPrevented, refused.defaultPrevented]).toEqual([false, false]);
});
