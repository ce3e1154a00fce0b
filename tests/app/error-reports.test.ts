import { expect, test } from 'vitest';
import { reportError } from '#machines/app/create-app.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

const reportsTo = (browser: ReturnType<typeof openBrowser>) =>
  browser.backend.domain.events.filter(({ type }) => type === 'error.reported');

test('[R8.5-14 R7.1-28] a reply that cannot be read is reported with its endpoint and the last entries', async () => {
  const browser = openBrowser();
  browser.backend.faults.add({ endpoint: 'news.hotPage', kind: 'malformed' });
  const tab = browser.openTab();
  await tab.visit('/');
  await settle();
  const reports = reportsTo(browser);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({
    report: {
      userId: null,
      url: 'https://shiye.test',
      userAgent: 'test',
      message: 'malformed GET /news/news/hot/page',
      data: { entries: expect.arrayContaining([expect.objectContaining({ path: '', event: expect.anything() })]) },
    },
  });
});

test('[R7.1-28] whose page it was is reported with it', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/404');
  tab.app.send({ type: 'sso.returned', ticket: 'sso-liran' });
  await settle();
  browser.backend.faults.add({ endpoint: 'news.hotPage', kind: 'malformed' });
  await tab.visit('/');
  await settle();
  expect(reportsTo(browser)).toMatchObject([{ report: { userId: '1001' } }]);
});

test('[R8.5-14] the same error is reported once a minute, another one at once', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/');
  const crash = async (message: string) => {
    reportError(tab.app, browser.backend.clock, message, 'stack');
    await settle();
  };
  await crash('one');
  await crash('one');
  await crash('two');
  expect(reportsTo(browser)).toHaveLength(2);
  await browser.advance(60_000);
  await crash('one');
  expect(reportsTo(browser)).toHaveLength(3);
});

test('[R8.5-14] an error log that cannot be reached is not reported to itself, and nothing is lost by it', async () => {
  const browser = openBrowser();
  browser.backend.faults.add({ endpoint: 'log.clientError', kind: 'html' });
  const tab = browser.openTab();
  await tab.visit('/');
  reportError(tab.app, browser.backend.clock, 'one', 'stack');
  await settle();
  expect(reportsTo(browser)).toHaveLength(0);
  expect(tab.at('reports').getSnapshot().value).toBe('resting');
});
