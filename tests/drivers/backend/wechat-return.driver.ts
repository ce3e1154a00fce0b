import type { WechatReturnTarget } from '#machines/session/wechat-return-target.ts';
import { returnTargetLife } from '#machines/session/wechat-return-target.ts';
import { authorize, unboundOpenid } from '#mocks/domain/rules/wechat.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { loginOf, wangfang } from './logins.ts';
import type { Driver } from './play-path.ts';

const minute = 60 * 1_000;
const returnTargets: Readonly<Record<string, { readonly intent: WechatReturnTarget['intent']; readonly ago: number }>> =
  {
    'left to log in': { intent: 'login', ago: minute },
    'left to bind': { intent: 'bind', ago: minute },
    'left too long ago': { intent: 'login', ago: returnTargetLife + minute },
  };

export const wechatReturnDriver: Driver = {
  begin: ({ backend: { domain, ...backend }, store }, input, [before = '']) => {
    const left = returnTargets[before];
    if (left) {
      const createdAt = domain.now() - left.ago;
      const { intent } = left;
      const returnTarget = {
        state: String(input.state),
        intent,
        redirect: '/news/1',
        nextUrl: null,
        newTab: false,
        createdAt,
      };
      store.save(stored.returnTarget, returnTarget);
    }
    if (left?.intent === 'bind') store.save(stored.session, loginOf({ domain, ...backend }, `+86${wangfang}`));
    return { ...input, code: input.code && authorize(domain, unboundOpenid(domain)) };
  },
};
