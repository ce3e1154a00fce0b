import { failuresBeforePicture, loginBySso } from '#mocks/domain/rules/login.ts';
import { authorize, phone, unboundOpenid } from '#mocks/domain/rules/wechat.ts';
import { requestTimeout } from '#services/contract/constants.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { wechatPath, wechatPollHold } from '#services/contract/wechat.contract.ts';
import { makeStore } from '#services/storage/record-store.ts';
import type { FaultDesk } from './desk.ts';
import type { Trigger } from './trigger.ts';

const [mobile, password] = ['13800000002', 'Shiye2026'];

/** Turns of the event loop in which a password is encrypted, also while all processors are busy. */
const encrypting = 40_000;

const openLogin = async (desk: FaultDesk, tab: string): Promise<void> => {
  desk.app().send({ type: 'login.wanted', byTap: true });
  await desk.wait();
  desk.at('login').send({ type: 'tab.choose', tab });
};

const bySms = async (desk: FaultDesk) => {
  await openLogin(desk, 'sms');
  const form = desk.at('login/smsLogin');
  form.send({ type: 'mobile.change', value: mobile });
  return form;
};

const byPassword = async (desk: FaultDesk) => {
  await openLogin(desk, 'password');
  const form = desk.at('login/passwordLogin');
  form.send({ type: 'mobile.change', value: mobile });
  form.send({ type: 'password.change', value: password });
  return form;
};

const forgotten = async (desk: FaultDesk) => {
  await byPassword(desk);
  desk.at('login').send({ type: 'password.forgotten' });
  const form = desk.at('login/resetPassword');
  form.send({ type: 'code.request' });
  await desk.wait();
  form.send({ type: 'code.change', value: desk.backend.codes()[0]?.code ?? '' });
  form.send({ type: 'password.change', value: 'Shiye2027' });
  form.send({ type: 'confirmation.change', value: 'Shiye2027' });
  return form;
};

const credentials = (desk: FaultDesk) => ({
  type: 'session.opened',
  credentials: loginBySso(desk.backend.domain, 'sso-wangfang'),
  at: desk.backend.clock.now(),
});

const guest = (name: string, endpoints: readonly string[], begin: Trigger['begin']): Trigger => ({
  name,
  as: null,
  endpoints,
  isOnce: true,
  begin,
});

/** Whoever comes in, and whoever has. */
export const loginTriggers: readonly Trigger[] = [
  guest('a code asked for', ['session.sendCode'], async (desk) => {
    const form = await bySms(desk);
    const press = () => form.send({ type: 'code.request' });
    return { press, again: press, typed: [mobile] };
  }),
  guest('login by a code', ['session.loginBySms'], async (desk) => {
    const form = await bySms(desk);
    form.send({ type: 'code.request' });
    await desk.wait();
    const code = desk.backend.codes()[0]?.code ?? '';
    form.send({ type: 'code.change', value: code });
    const press = () => form.send({ type: 'login.submit' });
    return { press, again: press, typed: [mobile, code] };
  }),
  guest('login by a password', ['session.publicKey', 'session.loginByPassword'], async (desk) => {
    const form = await byPassword(desk);
    const press = () => form.send({ type: 'login.submit' });
    return { press, again: press, typed: [mobile, password] };
  }),
  guest('the picture of letters', ['session.captchaImage'], async (desk) => {
    const form = await byPassword(desk);
    form.send({ type: 'password.change', value: 'Wrong2026' });
    desk.backend.domain.tables.failedLogins.set(`+86${mobile}`, failuresBeforePicture);
    form.send({ type: 'login.submit' });
    await desk.until(() => form.getSnapshot().matches({ sent: { answer: 'refused' } }), encrypting);
    await desk.wait();
    const isUndrawn = () => form.getSnapshot().context.captcha?.image === '';
    const press = () => form.send({ type: 'captcha.refresh' });
    return {
      press,
      again: press,
      typed: [mobile, 'Wrong2026'],
      told: () => (isUndrawn() ? ['session:field.captchaRefresh'] : []),
    };
  }),
  guest('a new password', ['session.resetPassword'], async (desk) => {
    const form = await forgotten(desk);
    const press = () => form.send({ type: 'reset.submit' });
    return { press, again: press, typed: [mobile, 'Shiye2027'] };
  }),
  guest('login by a picture', [wechatPath.open, wechatPath.poll], async (desk) => ({
    press: async () => {
      await openLogin(desk, 'wechat');
      for (let turn = 0; turn < 4; turn += 1) await desk.wait(3_000);
    },
    again: () => desk.at('login/wechatQr').send({ type: 'qr.refresh' }),
    limit: 8 * (wechatPollHold + requestTimeout),
  })),
  guest('login by WeChat’s code', ['session.loginByWechatWeb'], async (desk) => {
    await openLogin(desk, 'wechat');
    await desk.until(() => desk.at('login/wechatQr').getSnapshot().hasTag('waiting'));
    const { domain } = desk.backend;
    const confirm = async () => {
      await desk.wait(0);
      phone.confirm(domain, unboundOpenid(domain));
    };
    return {
      press: confirm,
      again: async () => {
        desk.at('login/wechatQr').send({ type: 'qr.refresh' });
        await confirm();
      },
    };
  }),
  {
    name: 'back from WeChat',
    as: null,
    isOnce: true,
    isInWechat: true,
    endpoints: ['session.loginByWechatOfficialAccount'],
    begin: async (desk) => {
      const { domain, clock } = desk.backend;
      const press = () => {
        const returnTarget = { intent: 'login', redirect: null, nextUrl: null, newTab: false } as const;
        makeStore(desk.browser.storage.tab()).save(stored.returnTarget, {
          ...returnTarget,
          state: 's1',
          createdAt: clock.now(),
        });
        desk.app().send({ type: 'wechat.returned', code: authorize(domain, unboundOpenid(domain)), state: 's1' });
      };
      return { press, again: press };
    },
  },
  {
    name: 'the card of a page in WeChat',
    as: null,
    isInWechat: true,
    endpoints: ['basic.wechatJsConfig'],
    begin: async (desk, n) => ({
      press: () => {
        const signed = `https://shiye.test/news/${n}`;
        const card = { title: '燕麦涨价', text: '', link: signed, image: 'https://shiye.test/icons/512.png' };
        desk.at('wechatCard').send({ type: 'page.described', signed, card });
      },
    }),
  },
  guest('another site’s ticket', ['session.loginBySso'], async (desk) => {
    const press = () => desk.app().send({ type: 'sso.returned', ticket: 'sso-wangfang' });
    const again = () => {
      const chart = desk.at('ssoLogin');
      if (chart.getSnapshot().can({ type: 'sso.retry' })) chart.send({ type: 'sso.retry' });
      else press();
    };
    return { press, again };
  }),
  guest('who has come in', ['session.registerStatus', 'session.memberInfo'], async (desk) => ({
    press: () => desk.at('session').send(credentials(desk)),
    again: async () => {
      const session = desk.at('session');
      if (!session.getSnapshot().hasTag('authenticated')) session.send(credentials(desk));
      else await desk.wait(10_000);
    },
  })),
  {
    name: 'a token that ends',
    as: 'liran',
    endpoints: ['session.refreshToken'],
    isOnce: true,
    begin: async (desk) => {
      const session = desk.at('session');
      const press = () => {
        session.send({ type: 'token.refused', token: session.getSnapshot().context.login?.token });
      };
      // A token that is refused ends the login: the member comes in anew.
      const again = async () => {
        session.send(credentials(desk));
        await desk.wait();
        press();
      };
      return { press, again };
    },
  },
  {
    name: 'logout',
    as: 'liran',
    endpoints: ['session.logout'],
    isOnce: true,
    begin: async (desk) => ({ press: () => desk.at('session').send({ type: 'session.close' }) }),
  },
];
