import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

test('[R5.7-10] logging in: told, nothing typed is lost, and a double click sends once', { tag: '@story' }, async ({
  I,
  backstage,
  words,
}) => {
  await I.goTo('/404');
  await I.openSmsLogin();
  await I.requestCode('13800000002');
  await I.seeCodeSent();
  const code = await backstage.code('13800000002');
  await backstage.fault({ endpoint: 'session.loginBySms', kind: 'timeout', times: 1 });
  await I.enterCode(code);
  await expect(I.submit).toHaveAttribute('aria-busy', 'true');
  await backstage.advance(21_000);
  await I.readInLogin(words.timeout);
  await expect(I.code).toHaveValue(code);
  await expect(I.mobile).toHaveValue('13800000002');
  await backstage.fault({ endpoint: 'session.loginBySms', kind: 'html', times: 1 });
  await I.submit.click();
  await I.readInLogin(words.malformed);

  await backstage.advance(1_000);
  await I.submit.dblclick();
  await I.seeMyName('王芳');
  expect(await backstage.count('login.succeeded')).toBe(1);
  await expect(I.loginDialog).toBeHidden();
});

test('[R8.3-3 R5.7-10] saving the profile: told, nothing typed is lost, and a double click saves once', {
  tag: '@story',
}, async ({ I, backstage, words }) => {
  await I.goTo('/404?scenario=newcomer');
  await I.fillProfile('林小满');
  for (const [fault, text] of [
    [{ kind: 'offline' }, words.offline],
    [{ kind: 'status', status: 500 }, words.unavailable],
    [{ kind: 'code', code: 1 }, words.saveFailed],
  ] as const) {
    await backstage.fault({ endpoint: 'session.saveProfile', times: 1, ...fault });
    await backstage.advance(1_000);
    await I.next.click();
    await I.readInProfile(words.saveFailed);
    await I.readInProfile(text);
    await expect(I.nameField).toHaveValue('林小满');
    await expect(I.locationField).toHaveText(words.region.join(' / '));
  }
  await backstage.advance(1_000);
  await I.next.dblclick();
  await I.seeSaved();
  expect(await backstage.count('profile.saved')).toBe(1);
});
