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

test('[R7.1-28] nothing secret and nobody is named in a report, whatever the text of the error says', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/404');
  const messages = [
    'login failed: password=Shiye2026',
    'body {"password":"Shiye2027","code":"482914"}',
    '验证码 482913 已失效',
    'at /redirect?nextUrl=%2Fsso%2Flogin%3Fticket%3DST-12-abc',
    'sent to +44 20 7946 0958 and 李然@例子.公司',
  ];
  for (const message of messages) {
    reportError(tab.app, browser.backend.clock, message, `Error: ${message}`);
    await settle();
  }
  const reports = reportsTo(browser);
  expect(reports).toHaveLength(messages.length);
  const sent = JSON.stringify(reports);
  for (const secret of ['Shiye202', '48291', 'ST-12-abc', '7946', '李然', '例子']) expect(sent).not.toContain(secret);
  expect(sent).toContain('login failed');
});
