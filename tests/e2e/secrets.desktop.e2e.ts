import { expect } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { test } from '../pages/fixtures.ts';

test('[R4.1-2 R4.1-16] no password, code or token is in the address, the console, the journal, a report or another record', async ({
  I,
  page,
  stage,
  words,
}) => {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  page.on('request', (request) => seen.push(request.url()));

  await I.goTo('/404?redirect=%2Fsite%2Fabout');
  await I.pressLogIn();
  await I.wayTab(words.password).click();
  await I.mobile.fill('13800000002');
  const password = I.loginDialog.locator('input[type=password]');
  await password.fill('Wrong20261');
  await I.submit.click();
  await stage.advance(1_000);
  await password.fill('Shiye2026');
  await I.submit.click();
  await I.seeMyName('王芳');
  await I.logOut();

  const number = '13900005555';
  await I.openSmsLogin();
  await I.requestCode(number);
  await I.seeCodeSent();
  const code = await stage.code(number);
  await I.enterCode(code);
  await I.seeProfileDialog();
  // Something to report: an answer that cannot be read.
  await stage.fault({ endpoint: 'session.saveProfile', kind: 'malformed', times: 1 });
  await I.fillProfile('林小满');
  await I.next.click();
  await I.readInProfile(words.malformed);
  await expect.poll(() => stage.count('error.reported')).toBe(1);

  const found = await page.evaluate(() => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    const records = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    return {
      journal: backstage.journal().export(),
      reports: JSON.stringify(backstage.events().filter(({ type }) => type === 'error.reported')),
      records: JSON.stringify(records.filter(([key]) => key !== 'shiye.session')),
      held: localStorage.getItem('shiye.session') ?? '',
      address: location.href + JSON.stringify(history.state),
    };
  });
  const { token, refreshToken } = JSON.parse(found.held).value;
  const secrets = ['Shiye2026', 'Wrong20261', token, refreshToken, `"${code}"`, `=${code}`];
  const places = { ...found, held: '', seen: seen.join('\n') };
  const leaks = Object.entries(places).flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${place}: ${secret.slice(0, 6)}`),
  );
  expect(leaks).toEqual([]);
  expect(found.journal.length).toBeGreaterThan(1_000);
});
