import type { session } from '#services/contract/session.contract.ts';
import type { Domain } from '../domain/domain.ts';
import { decrypt, publicKey } from '../domain/rsa.ts';
import { accountStateOf, infoOf, memberOf, membershipOf } from '../domain/rules/accounts.ts';
import { bindAccount, bindWechat } from '../domain/rules/binding.ts';
import { issuePicture } from '../domain/rules/captcha.ts';
import { loginByPassword, loginBySms, loginBySso, loginByWechat } from '../domain/rules/login.ts';
import {
  addEducation,
  addWork,
  educationOf,
  loadedProfile,
  registerStatus,
  saveIndustryTags,
  saveInterests,
  saveProfile,
  workOf,
} from '../domain/rules/registration.ts';
import { resetPassword } from '../domain/rules/reset-password.ts';
import { sendCode } from '../domain/rules/sms-code.ts';
import { industryTagsOf } from '../domain/rules/tags.ts';
import { type Caller, memberIdOf, renewTokens, revokeTokens } from '../domain/rules/tokens.ts';
import type { Handlers } from './handlers.ts';

export const sessionHandlers = (domain: Domain): Handlers<typeof session> => {
  const mine = (caller: Caller) => memberOf(domain, memberIdOf(caller));
  const maybeMine = (caller: Caller) => (caller.memberId === null ? null : memberOf(domain, caller.memberId));
  return {
    publicKey: () => ({ key: publicKey }),
    sendCode: ({ caller, body }) => sendCode(domain, body, caller?.memberId ?? null),
    loginBySms: ({ body }) => loginBySms(domain, body.mobile, body.code),
    loginByPassword: async ({ body }) =>
      loginByPassword(domain, {
        mobile: body.mobile,
        password: await decrypt(body.password),
        captchaKey: body.captchaKey,
        captcha: body.captcha,
      }),
    loginBySso: ({ body }) => loginBySso(domain, body.ticket),
    loginByWechatWeb: ({ body }) => loginByWechat(domain, 'wechat-web', body.code),
    loginByWechatOfficialAccount: ({ body }) => loginByWechat(domain, 'wechat-mp', body.code),
    refreshToken: ({ body }) => renewTokens(domain, body.refreshToken),
    logout: ({ body }) => revokeTokens(domain, body.token),
    resetPassword: async ({ body }) => resetPassword(domain, { ...body, password: await decrypt(body.password) }),
    bindAccount: async ({ caller, body }) => {
      const password = body.password === undefined ? undefined : await decrypt(body.password);
      bindAccount(domain, caller, { ...body, password });
    },
    bindWechat: ({ caller, body }) => bindWechat(domain, caller, body.code),
    captchaImage: ({ query }) => ({ image: issuePicture(domain, query.captchaKey) }),
    memberInfo: ({ caller }) => {
      const row = maybeMine(caller);
      return row && infoOf(row);
    },
    membership: ({ caller }) => {
      const row = maybeMine(caller);
      return row && membershipOf(row);
    },
    accountState: ({ caller }) => accountStateOf(mine(caller)),
    registerStatus: ({ caller }) => registerStatus(mine(caller)),
    profile: ({ caller }) => loadedProfile(domain, mine(caller)),
    saveProfile: ({ caller, body }) => saveProfile(domain, memberIdOf(caller), body),
    saveInterests: ({ caller, body }) => saveInterests(domain, memberIdOf(caller), body.tagIds),
    saveWorkHistory: ({ caller, body }) => addWork(domain, memberIdOf(caller), body),
    workHistory: ({ caller }) => workOf(domain, memberIdOf(caller)),
    saveEducationHistory: ({ caller, body }) => addEducation(domain, memberIdOf(caller), body),
    educationHistory: ({ caller }) => educationOf(domain, memberIdOf(caller)),
    saveIndustryTags: ({ caller, body }) => saveIndustryTags(domain, memberIdOf(caller), body),
    industryTags: ({ caller }) => ({ industryTagList: industryTagsOf(domain, memberIdOf(caller)) }),
  };
};
