import type { PathSpec } from '#machines/kit/path-spec.ts';
import { editInfoPaths } from '#machines/registration/edit-info.paths.ts';
import { editProfilePaths } from '#machines/registration/edit-profile.paths.ts';
import { educationHistoryPaths } from '#machines/registration/education-history.paths.ts';
import { industryTagsPaths } from '#machines/registration/industry-tags.paths.ts';
import { ownListPaths } from '#machines/registration/own-list.paths.ts';
import { regionsPaths } from '#machines/registration/regions.paths.ts';
import { supplementPaths } from '#machines/registration/supplement.paths.ts';
import { wizardPaths } from '#machines/registration/wizard.paths.ts';
import { workHistoryPaths } from '#machines/registration/work-history.paths.ts';
import { accountSettingPaths } from '#machines/session/account-setting.paths.ts';
import { bindAccountPaths } from '#machines/session/bind-account.paths.ts';
import { loginPaths } from '#machines/session/login.paths.ts';
import { passwordLoginPaths } from '#machines/session/password-login.paths.ts';
import { resetPasswordPaths } from '#machines/session/reset-password.paths.ts';
import { sessionPaths } from '#machines/session/session.paths.ts';
import { smsCodePaths } from '#machines/session/sms-code.paths.ts';
import { smsLoginPaths } from '#machines/session/sms-login.paths.ts';
import { ssoLoginPaths } from '#machines/session/sso-login.paths.ts';
import { visitsPaths } from '#machines/session/visits.paths.ts';
import { wechatQrPaths } from '#machines/session/wechat-qr.paths.ts';
import { wechatReturnPaths } from '#machines/session/wechat-return.paths.ts';
import { confirmClosing } from '../../harness/confirm-closing.ts';
import { accountSettingDriver } from './account-setting.driver.ts';
import { bindAccountDriver } from './bind-account.driver.ts';
import { industryTagsDriver } from './industry-tags.driver.ts';
import { loginDriver } from './login.driver.ts';
import { liran, loggedInAs, wangfang } from './logins.ts';
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

/** The charts that are played against the simulated backend. */
export const played: readonly { readonly spec: PathSpec; readonly driver: Driver }[] = [
  { spec: smsCodePaths, driver: smsCodeDriver },
  { spec: smsLoginPaths, driver: smsLoginDriver },
  { spec: passwordLoginPaths, driver: passwordLoginDriver },
  { spec: resetPasswordPaths, driver: resetPasswordDriver },
  { spec: wechatQrPaths, driver: wechatQrDriver },
  { spec: wechatReturnPaths, driver: wechatReturnDriver },
  { spec: ssoLoginPaths, driver: {} },
  { spec: loginPaths, driver: closable(loginDriver) },
  { spec: sessionPaths, driver: sessionDriver },
  { spec: visitsPaths, driver: visitsDriver },
  { spec: bindAccountPaths, driver: bindAccountDriver },
  { spec: accountSettingPaths, driver: accountSettingDriver },
  { spec: supplementPaths, driver: closable(loggedInAs('13912345678')) },
  { spec: regionsPaths, driver: {} },
  { spec: workHistoryPaths, driver: closable(loggedInAs(wangfang)) },
  { spec: educationHistoryPaths, driver: closable(loggedInAs(wangfang)) },
  { spec: industryTagsPaths, driver: closable(industryTagsDriver) },
  { spec: wizardPaths, driver: wizardDriver },
  { spec: editProfilePaths, driver: loggedInAs(liran) },
  { spec: ownListPaths, driver: ownListDriver },
  { spec: editInfoPaths, driver: loggedInAs(liran) },
];
