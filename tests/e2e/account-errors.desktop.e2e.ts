import { expect, type Locator, type Page } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { accountSteps, settingPath } from '../pages/account.ts';
import { test } from '../pages/fixtures.ts';
import { waitForNotice } from '../pages/steps.ts';

/** Texts of §8.2, read off the screen; the backend's code brings each about (docs/requirements.tsv). */
const bindingTexts = [
  [20003, '短信验证码错误'],
  [20009, '该手机号已绑定其他微信，请更换手机号'],
  [20008, '该手机号已被绑定，请刷新页面后重试'],
  [20022, '账号不存在或密码错误'],
  [20019, '登录失败'],
] as const;

/** Longer than a second click is ignored. */
const aMoment = 1_000;

const confirmInWechat = async (page: Page, within: Page | Locator, as: 'bound' | 'unbound'): Promise<void> => {
  await expect(within.getByText('扫描二维码').first()).toBeVisible();
  await page.evaluate((account) => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    backstage.wechat.confirm(account);
  }, as);
};

test('[R2.2-3 R8.1-8 R8.2-1 R8.2-3 R8.2-4 R8.2-5 R8.2-6 R8.2-7 R8.2-11 R8.3-1] the login dialog says why: password, WeChat, a new password, binding', {
  tag: '@story',
}, async ({ I, page, backstage, words }) => {
  const { loginDialog: dialog } = I;
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const alert = dialog.getByRole('alert');
  await test.step('a password that is wrong [R8.2-1]', async () => {
    await I.goTo('/404');
    await I.pressLogIn();
    await I.methodTab(words.password).click();
    await I.mobile.fill('13800000002');
    await field('密码').fill('Wrong2026');
    await I.submit.click();
    await expect(alert).toHaveText('账号不存在或密码错误');
  });
  await test.step('a new password that is not set [R2.2-3 R8.1-8 R8.3-1]', async () => {
    await press('忘记密码');
    await I.mobile.fill('13800000002');
    await I.code.fill('000000');
    await field('新密码').fill('short');
    await field('确认新密码').click();
    await expect(field('新密码')).toHaveAttribute('aria-invalid', 'true');
    await field('新密码').fill('Shiye2027');
    await field('确认新密码').fill('Shiye2027');
    await press('重置密码');
    await expect(alert).toHaveText('密码重置失败');
    await dialog.getByText('邮箱', { exact: true }).first().click();
    await field('邮箱').fill('nobody@example.com');
    await I.getCode.click();
    await expect(alert).toHaveText('获取验证码失败账号不存在');
  });
  await test.step('a login without a member [R8.2-11]', async () => {
    await press('返回登录');
    await backstage.fault({ endpoint: 'session.memberInfo', kind: 'code', code: 0, times: 1 });
    await backstage.advance(aMoment);
    await field('密码').fill('Shiye2026');
    await I.submit.click();
    await waitForNotice(page, 'alert', '验证失败，请重新登录');
  });
  await test.step('WeChat, bound elsewhere [R8.2-5]', async () => {
    await I.beGuest();
    await expect(dialog).toBeHidden();
    await I.pressLogIn();
    await I.methodTab(words.wechat).click();
    await backstage.fault({ endpoint: 'session.loginByWechatWeb', kind: 'code', code: 20008, times: 1 });
    await confirmInWechat(page, dialog, 'bound');
    await I.readInLogin('该手机号已被绑定，请刷新页面后重试');
  });
  await test.step('a mobile that is not bound [R8.2-3 R8.2-4 R8.2-5 R8.2-6 R8.2-7]', async () => {
    await press('刷新二维码');
    await confirmInWechat(page, dialog, 'unbound');
    await expect(dialog.getByRole('heading', { name: words.bindHeading, exact: true })).toBeVisible();
    await I.mobile.fill('13912345678');
    await I.code.fill('123456');
    for (const [code, text] of bindingTexts) {
      await backstage.fault({ endpoint: 'session.bindAccount', kind: 'code', code, times: 1 });
      await press(words.bindSubmit);
      await expect(alert).toHaveText(text);
      await backstage.advance(aMoment);
    }
  });
});

test('[R8.2-3 R8.2-5 R8.2-8 R8.2-9 R8.2-10 R8.3-5] the account settings say why nothing is bound', async ({
  I,
  page,
  backstage,
}) => {
  const { main, button, field } = accountSteps({ page }, 'zh');
  const alert = main.getByRole('alert');
  await I.goTo('/404');
  await backstage.signInAs('wangfang');
  await I.follow(settingPath);
  await button('更换 手机号').click();
  await field('手机号').fill('13800000001');
  await button('获取验证码').click();
  await field('验证码').fill('000000');
  await button('绑定').click();
  await expect(alert).toHaveText('短信验证码错误');
  await field('验证码').fill(await backstage.code('13800000001'));
  await backstage.advance(aMoment);
  await button('绑定').click();
  await expect(alert).toHaveText('该手机号已被绑定，请刷新页面后重试');

  await button('绑定 邮箱').click();
  await field('邮箱').fill('liran@example.com');
  await field('验证码').fill('123456');
  await button('绑定').click();
  await expect(alert).toHaveText('该邮箱已被占用，请绑定其他邮箱');

  await button('绑定 微信').click();
  for (const [code, text] of [
    [null, '该微信号已绑定其他帐号'],
    [20006, '该账号已经绑定微信'],
    [1, '模拟的失败'],
  ] as const) {
    if (code !== null) await backstage.fault({ endpoint: 'session.bindWechat', kind: 'code', code, times: 1 });
    await confirmInWechat(page, main, 'bound');
    await expect(alert).toHaveText(text);
    await button('刷新二维码').click();
  }
});
