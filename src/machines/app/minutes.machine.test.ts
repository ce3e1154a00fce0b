import { expect, test } from 'vitest';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { selectMinute } from './minutes.machine.ts';

test('each minute is another one while the page is seen, none while it is not, and at once when it is seen again', async () => {
  const browser = openBrowser();
  const { app, at } = browser.openTab();
  await settle();
  const minute = () => selectMinute(at('minutes').getSnapshot());
  const first = minute();
  await browser.backend.clock.advance(59_000);
  expect(minute()).toBe(first);
  await browser.backend.clock.advance(121_000);
  expect(minute()).toBe(first + 3);
  app.send({ type: 'page.hidden' });
  await browser.backend.clock.advance(3_600_000);
  expect(minute()).toBe(first + 3);
  app.send({ type: 'page.shown' });
  expect(minute()).toBe(first + 4);
});
