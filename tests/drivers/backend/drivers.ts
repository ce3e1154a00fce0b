import { confirmClosing } from '../../harness/confirm-closing.ts';
import { accountSettingDriver } from './account-setting.driver.ts';
import { industryTagsDriver } from './industry-tags.driver.ts';
import { loginDriver } from './login.driver.ts';
import { ownListDriver } from './own-list.driver.ts';
import { passwordLoginDriver } from './password-login.driver.ts';
import type { Driver } from './play-path.ts';
import { resetPasswordDriver } from './reset-password.driver.ts';
import { sessionDriver } from './session.driver.ts';
import { smsCodeDriver } from './sms-code.driver.ts';
import { smsLoginDriver } from './sms-login.driver.ts';
import { visitsDriver } from './visits.driver.ts';
import { wechatQrDriver } from './wechat-qr.driver.ts';
import { wechatReturnDriver } from './wechat-return.driver.ts';
import { wizardDriver } from './wizard.driver.ts';

const closable = (driver: Driver): Driver => ({
  ...driver,
  stories: { ...driver.stories, 'confirm the closing': ({ chart }) => confirmClosing(chart) },
});

/** What the paths of a chart need beside the simulated backend; most need nothing. */
export const drivers: Readonly<Record<string, Driver>> = {
  smsCode: smsCodeDriver,
  smsLogin: smsLoginDriver,
  passwordLogin: passwordLoginDriver,
  resetPassword: resetPasswordDriver,
  wechatQr: wechatQrDriver,
  wechatReturn: wechatReturnDriver,
  login: closable(loginDriver),
  session: sessionDriver,
  visits: visitsDriver,
  accountSetting: accountSettingDriver,
  supplement: closable({}),
  workHistory: closable({}),
  educationHistory: closable({}),
  industryTags: closable(industryTagsDriver),
  wizard: wizardDriver,
  ownList: ownListDriver,
};
