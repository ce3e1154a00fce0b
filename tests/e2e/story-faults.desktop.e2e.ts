import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

test('[R4.4-5] asking for a code: what went wrong is told, the number stays, and it works at last', async ({
  I,
  stage,
  words,
}) => {
  await I.goTo('/404');
  await I.openSmsLogin();
  for (const [fault, text] of [
    [{ kind: 'offline' }, words.offline],
    [{ kind: 'html' }, words.malformed],
    [{ kind: 'malformed' }, words.malformed],
    [{ kind: 'status', status: 502 }, words.unavailable],
  ] as const) {
    await stage.fault({ endpoint: 'session.sendCode', times: 1, ...fault });
    await I.requestCode('13900003333');
    await I.readInLogin(text);
    await expect(I.getCode).toBeEnabled();
    await expect(I.mobile).toHaveValue('13900003333');
  }
  const held = await stage.fault({ endpoint: 'session.sendCode', kind: 'hold' });
  await I.getCode.dblclick();
  await expect(I.loginDialog.getByRole('alert')).toHaveCount(0);
  await stage.release(held);
  await I.seeCodeSent();
  expect(await stage.count('code.sent')).toBe(1);
});

test('[R5.7-10] logging in: told, nothing typed is lost, and a double click sends once', { tag: '@story' }, async ({
  I,
  stage,
  words,
}) => {
  await I.goTo('/404');
  await I.openSmsLogin();
  await I.requestCode('13800000002');
  await I.seeCodeSent();
  const code = await stage.code('13800000002');
  await stage.fault({ endpoint: 'session.loginBySms', kind: 'timeout', times: 1 });
  await I.enterCode(code);
  await expect(I.submit).toHaveAttribute('aria-busy', 'true');
  await stage.advance(21_000);
  await I.readInLogin(words.timeout);
  await expect(I.code).toHaveValue(code);
  await expect(I.mobile).toHaveValue('13800000002');
  await stage.fault({ endpoint: 'session.loginBySms', kind: 'html', times: 1 });
  await I.submit.click();
  await I.readInLogin(words.malformed);

  await stage.advance(1_000);
  await I.submit.dblclick();
  await I.seeMyName('王芳');
  expect(await stage.count('login.succeeded')).toBe(1);
  await expect(I.loginDialog).toBeHidden();
});

test('[R8.3-3 R5.7-10] saving the profile: told, nothing typed is lost, and a double click saves once', {
  tag: '@story',
}, async ({ I, stage, words }) => {
  await I.goTo('/404?scenario=newcomer');
  await I.fillProfile('林小满');
  for (const [fault, text] of [
    [{ kind: 'offline' }, words.offline],
    [{ kind: 'status', status: 500 }, words.unavailable],
    [{ kind: 'code', code: 1 }, words.saveFailed],
  ] as const) {
    await stage.fault({ endpoint: 'session.saveProfile', times: 1, ...fault });
    await stage.advance(1_000);
    await I.next.click();
    await I.readInProfile(words.saveFailed);
    await I.readInProfile(text);
    await expect(I.nameField).toHaveValue('林小满');
    await expect(I.locationField).toHaveText(words.region.join(' / '));
  }
  await stage.advance(1_000);
  await I.next.dblclick();
  await I.seeSaved();
  expect(await stage.count('profile.saved')).toBe(1);
});

test('[R4.3-6] a token refused in the middle is renewed, and the form is saved all the same', {
  tag: '@story',
}, async ({ I, stage }) => {
  await I.goTo('/404?scenario=newcomer');
  await I.fillProfile('林小满');
  const before = await stage.count('token.issued');
  await stage.fault({ endpoint: 'session.saveProfile', kind: 'status', status: 401, times: 1 });
  await I.next.click();
  await I.seeSaved();
  expect(await stage.count('token.issued')).toBe(before + 1);
  await I.endRegistration();
  await I.seeMyName('林小满');
});

test('[R4.1-24] a login that the register status refuses is given up with a word', async ({
  I,
  page,
  stage,
  words,
}) => {
  await I.goTo('/404');
  await stage.fault({ endpoint: '/admin/member/register/status', kind: 'status', status: 401 });
  await stage.fault({ endpoint: '/auth/token/refresh', kind: 'status', status: 401 });
  await I.logInBySms('13800000002');
  await expect(page.getByRole('alert').filter({ hasText: words.expired })).toBeVisible();
  await I.beGuest();
  await expect(I.heading).toHaveText(words.notFound);
});

test('[R4.1-4] a register status that does not come is asked for again', async ({ I, stage }) => {
  await I.goTo('/404');
  await stage.fault({ endpoint: 'session.registerStatus', kind: 'offline', times: 1 });
  await I.logInBySms('13800000002');
  await expect(I.menuButton).toBeVisible();
  await stage.advance(10_000);
  await I.seeMyName('王芳');
});
