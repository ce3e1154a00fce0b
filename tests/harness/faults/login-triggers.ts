import { failuresBeforePicture, loginBySso } from '#mocks/domain/rules/login.ts';
import { authorize, phone, unboundOpenid } from '#mocks/domain/rules/wechat.ts';
import { requestTimeout } from '#services/contract/constants.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { wechatPath, wechatPollHold } from '#services/contract/wechat.contract.ts';
import { makeStore } from '#services/storage/record-store.ts';
import type { FaultFixture } from './fixture.ts';
import type { Trigger } from './trigger.ts';

const [mobile, password] = ['13800000002', 'Shiye2026'];

/** Turns of the event loop in which a password is encrypted, also while all processors are busy. */
const encrypting = 40_000;

const openLogin = async (fixture: FaultFixture, tab: string): Promise<void> => {
  fixture.app().send({ type: 'login.wanted', byTap: true });
  await fixture.wait();
  fixture.at('login').send({ type: 'tab.choose', tab });
};

const bySms = async (fixture: FaultFixture) => {
  await openLogin(fixture, 'sms');
  const form = fixture.at('login/smsLogin');
  form.send({ type: 'field.change', field: 'mobile', text: mobile });
  return form;
};

const byPassword = async (fixture: FaultFixture) => {
  await openLogin(fixture, 'password');
  const form = fixture.at('login/passwordLogin');
  form.send({ type: 'field.change', field: 'mobile', text: mobile });
  form.send({ type: 'field.change', field: 'password', text: password });
  return form;
};

const forgotten = async (fixture: FaultFixture) => {
  await byPassword(fixture);
  fixture.at('login').send({ type: 'password.forgotten' });
  const form = fixture.at('login/resetPassword');
  form.send({ type: 'code.request' });
  await fixture.wait();
  form.send({ type: 'field.change', field: 'code', text: fixture.backend.codes()[0]?.code ?? '' });
  form.send({ type: 'field.change', field: 'password', text: 'Shiye2027' });
  form.send({ type: 'field.change', field: 'confirmation', text: 'Shiye2027' });
  return form;
};

const credentials = (fixture: FaultFixture) => ({
  type: 'session.opened',
  credentials: loginBySso(fixture.backend.domain, 'sso-wangfang'),
  at: fixture.backend.clock.now(),
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
  guest('a code asked for', ['session.sendCode'], async (fixture) => {
    const form = await bySms(fixture);
    const press = () => form.send({ type: 'code.request' });
    return { press, again: press, typed: [mobile] };
  }),
  guest('login by a code', ['session.loginBySms'], async (fixture) => {
    const form = await bySms(fixture);
    form.send({ type: 'code.request' });
    await fixture.wait();
    const code = fixture.backend.codes()[0]?.code ?? '';
    form.send({ type: 'field.change', field: 'code', text: code });
    const press = () => form.send({ type: 'login.submit' });
    return { press, again: press, typed: [mobile, code] };
  }),
  guest('login by a password', ['session.publicKey', 'session.loginByPassword'], async (fixture) => {
    const form = await byPassword(fixture);
    const press = () => form.send({ type: 'login.submit' });
    return { press, again: press, typed: [mobile, password] };
  }),
  guest('the picture of letters', ['session.captchaImage'], async (fixture) => {
    const form = await byPassword(fixture);
    form.send({ type: 'field.change', field: 'password', text: 'Wrong2026' });
    fixture.backend.domain.tables.failedLogins.set(`+86${mobile}`, failuresBeforePicture);
    form.send({ type: 'login.submit' });
    await fixture.until(() => form.getSnapshot().matches({ sent: { answer: 'refused' } }), encrypting);
    await fixture.wait();
    const isUndrawn = () => form.getSnapshot().context.captcha?.image === '';
    const press = () => form.send({ type: 'captcha.reload' });
    return {
      press,
      again: press,
      typed: [mobile, 'Wrong2026'],
      messages: () => (isUndrawn() ? ['session:field.captchaReload'] : []),
    };
  }),
  guest('a new password', ['session.resetPassword'], async (fixture) => {
    const form = await forgotten(fixture);
    const press = () => form.send({ type: 'reset.submit' });
    return { press, again: press, typed: [mobile, 'Shiye2027'] };
  }),
  guest('login by a picture', [wechatPath.open, wechatPath.poll], async (fixture) => ({
    press: async () => {
      await openLogin(fixture, 'wechat');
      for (let turn = 0; turn < 4; turn += 1) await fixture.wait(3_000);
    },
    again: () => fixture.at('login/wechatQr').send({ type: 'qr.reload' }),
    limit: 8 * (wechatPollHold + requestTimeout),
  })),
  guest('login by WeChat’s code', ['session.loginByWechatWeb'], async (fixture) => {
    await openLogin(fixture, 'wechat');
    await fixture.until(() => fixture.at('login/wechatQr').getSnapshot().hasTag('waiting'));
    const { domain } = fixture.backend;
    const confirm = async () => {
      await fixture.wait(0);
      phone.confirm(domain, unboundOpenid(domain));
    };
    return {
      press: confirm,
      again: async () => {
        fixture.at('login/wechatQr').send({ type: 'qr.reload' });
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
    begin: async (fixture) => {
      const { domain, clock } = fixture.backend;
      const press = () => {
        const returnTarget = { intent: 'login', redirect: null, nextUrl: null, newTab: false } as const;
        makeStore(fixture.browser.storage.tab()).save(stored.returnTarget, {
          ...returnTarget,
          state: 's1',
          createdAt: clock.now(),
        });
        fixture.app().send({ type: 'wechat.returned', code: authorize(domain, unboundOpenid(domain)), state: 's1' });
      };
      return { press, again: press };
    },
  },
  {
    name: 'the card of a page in WeChat',
    as: null,
    isInWechat: true,
    endpoints: ['basic.wechatJsConfig'],
    begin: async (fixture, n) => ({
      press: () => {
        const signed = `https://shiye.test/news/${n}`;
        const card = { title: '燕麦涨价', text: '', link: signed, image: 'https://shiye.test/icons/512.png' };
        fixture.at('wechatCard').send({ type: 'page.described', signed, card });
      },
    }),
  },
  guest('another site’s ticket', ['session.loginBySso'], async (fixture) => {
    const press = () => fixture.app().send({ type: 'sso.returned', ticket: 'sso-wangfang' });
    const again = () => {
      const chart = fixture.at('ssoLogin');
      if (chart.getSnapshot().can({ type: 'sso.retry' })) chart.send({ type: 'sso.retry' });
      else press();
    };
    return { press, again };
  }),
  guest('who has come in', ['session.registerStatus', 'session.memberInfo'], async (fixture) => ({
    press: () => fixture.at('session').send(credentials(fixture)),
    again: async () => {
      const session = fixture.at('session');
      if (!session.getSnapshot().hasTag('authenticated')) session.send(credentials(fixture));
      else await fixture.wait(10_000);
    },
  })),
  {
    name: 'a token that ends',
    as: 'liran',
    endpoints: ['session.refreshToken'],
    isOnce: true,
    begin: async (fixture) => {
      const session = fixture.at('session');
      const press = () => {
        session.send({ type: 'token.refused', token: session.getSnapshot().context.login?.token });
      };
      // A token that is refused ends the login: the member comes in anew.
      const again = async () => {
        session.send(credentials(fixture));
        await fixture.wait();
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
    begin: async (fixture) => ({ press: () => fixture.at('session').send({ type: 'session.close' }) }),
  },
];
