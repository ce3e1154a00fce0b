import type { session } from '#services/contract/session.contract.ts';
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
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

export const sessionHandlers = (world: World): Handlers<typeof session> => {
  const mine = (caller: Caller) => memberOf(world, memberIdOf(caller));
  const maybeMine = (caller: Caller) => (caller.memberId === null ? null : memberOf(world, caller.memberId));
  return {
    publicKey: () => ({ key: publicKey }),
    sendCode: ({ caller, body }) => sendCode(world, body, caller?.memberId ?? null),
    loginBySms: ({ body }) => loginBySms(world, body.mobile, body.code),
    loginByPassword: async ({ body }) =>
      loginByPassword(world, {
        mobile: body.mobile,
        password: await decrypt(body.password),
        captchaKey: body.captchaKey,
        captcha: body.captcha,
      }),
    loginBySso: ({ body }) => loginBySso(world, body.ticket),
    loginByWechatWeb: ({ body }) => loginByWechat(world, 'wechat-web', body.code),
    loginByWechatOfficialAccount: ({ body }) => loginByWechat(world, 'wechat-mp', body.code),
    refreshToken: ({ body }) => renewTokens(world, body.refreshToken),
    logout: ({ body }) => {
      revokeTokens(world, body.token);
      return true;
    },
    resetPassword: async ({ body }) => {
      resetPassword(world, { ...body, password: await decrypt(body.password) });
      return true;
    },
    bindAccount: async ({ caller, body }) => {
      const password = body.password === undefined ? undefined : await decrypt(body.password);
      bindAccount(world, caller, { ...body, password });
      return true;
    },
    bindWechat: ({ caller, body }) => {
      bindWechat(world, caller, body.code);
      return true;
    },
    captchaImage: ({ query }) => ({ image: issuePicture(world, query.captchaKey) }),
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
    profile: ({ caller }) => loadedProfile(world, mine(caller)),
    saveProfile: ({ caller, body }) => {
      saveProfile(world, memberIdOf(caller), body);
      return true;
    },
    saveInterests: ({ caller, body }) => {
      saveInterests(world, memberIdOf(caller), body.tagIds);
      return true;
    },
    saveWorkHistory: ({ caller, body }) => {
      addWork(world, memberIdOf(caller), body);
      return true;
    },
    workHistory: ({ caller }) => workOf(world, memberIdOf(caller)),
    saveEducationHistory: ({ caller, body }) => {
      addEducation(world, memberIdOf(caller), body);
      return true;
    },
    educationHistory: ({ caller }) => educationOf(world, memberIdOf(caller)),
    saveIndustryTags: ({ caller, body }) => {
      saveIndustryTags(world, memberIdOf(caller), body);
      return true;
    },
    industryTags: ({ caller }) => ({ industryTagList: industryTagsOf(world, memberIdOf(caller)) }),
  };
};
