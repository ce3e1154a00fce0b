import { editInfoPaths } from '#machines/registration/edit-info.paths.ts';
import { editProfilePaths } from '#machines/registration/edit-profile.paths.ts';
import { educationHistoryPaths } from '#machines/registration/education-history.paths.ts';
import { industryTagsPaths } from '#machines/registration/industry-tags.paths.ts';
import { ownListPaths } from '#machines/registration/own-list.paths.ts';
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
import type { PathSpec } from '#machines/shared/path-spec.ts';
import { confirmClosing } from '../../harness/confirm-closing.ts';
import { accountSettingScript } from './account-setting.script.ts';
import { bindAccountScript } from './bind-account.script.ts';
import { industryTagsScript } from './industry-tags.script.ts';
import { loginScript } from './login.script.ts';
import { liran, loggedInAs, wangfang } from './logins.ts';
import { ownListScript } from './own-list.script.ts';
import { passwordLoginScript } from './password-login.script.ts';
import type { Script } from './play.ts';
import { resetPasswordScript } from './reset-password.script.ts';
import { sessionScript } from './session.script.ts';
import { smsCodeScript } from './sms-code.script.ts';
import { smsLoginScript } from './sms-login.script.ts';
import { visitsScript } from './visits.script.ts';
import { wechatQrScript } from './wechat-qr.script.ts';
import { wechatReturnScript } from './wechat-return.script.ts';
import { wizardScript } from './wizard.script.ts';

const closable = (script: Script): Script => ({
  ...script,
  stories: { ...script.stories, 'confirm the closing': ({ chart }) => confirmClosing(chart) },
});

/** The charts that are played against the simulated backend. */
export const played: readonly { readonly spec: PathSpec; readonly script: Script }[] = [
  { spec: smsCodePaths, script: smsCodeScript },
  { spec: smsLoginPaths, script: smsLoginScript },
  { spec: passwordLoginPaths, script: passwordLoginScript },
  { spec: resetPasswordPaths, script: resetPasswordScript },
  { spec: wechatQrPaths, script: wechatQrScript },
  { spec: wechatReturnPaths, script: wechatReturnScript },
  { spec: ssoLoginPaths, script: {} },
  { spec: loginPaths, script: closable(loginScript) },
  { spec: sessionPaths, script: sessionScript },
  { spec: visitsPaths, script: visitsScript },
  { spec: bindAccountPaths, script: bindAccountScript },
  { spec: accountSettingPaths, script: accountSettingScript },
  { spec: supplementPaths, script: closable(loggedInAs('13912345678')) },
  { spec: workHistoryPaths, script: closable(loggedInAs(wangfang)) },
  { spec: educationHistoryPaths, script: closable(loggedInAs(wangfang)) },
  { spec: industryTagsPaths, script: closable(industryTagsScript) },
  { spec: wizardPaths, script: wizardScript },
  { spec: editProfilePaths, script: loggedInAs(liran) },
  { spec: ownListPaths, script: ownListScript },
  { spec: editInfoPaths, script: loggedInAs(liran) },
];
