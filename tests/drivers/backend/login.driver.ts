import { phone, unboundOpenid } from '#mocks/domain/rules/wechat.ts';
import { settle } from '../../harness/virtual-clock.ts';
import { childOf, sendNewPassword } from './forms.ts';
import { codeFor, inputOrUnboundLogin, password, wangfang, zhoumo } from './logins.ts';
import type { Driver } from './play-path.ts';

export const loginDriver: Driver = {
  ...inputOrUnboundLogin,
  sends: {
    /** Without input a binding closes at once. */
    'login.close': ({ chart }, event) => {
      childOf(chart, 'smsLogin').send({ type: 'field.change', field: 'mobile', text: '13912345678' });
      return event;
    },
  },
  stories: {
    'log in by SMS': ({ backend, chart }) => {
      const sms = childOf(chart, 'smsLogin');
      sms.send({ type: 'field.change', field: 'mobile', text: '13912345678' });
      sms.send({ type: 'field.change', field: 'code', text: codeFor(backend, '+8613912345678') });
      sms.send({ type: 'login.submit' });
    },
    'log in by password': ({ chart }) => {
      const tab = childOf(chart, 'passwordLogin');
      tab.send({ type: 'field.change', field: 'mobile', text: wangfang });
      tab.send({ type: 'field.change', field: 'password', text: password });
      tab.send({ type: 'login.submit' });
    },
    'confirm in WeChat': async ({ backend: { domain } }) => {
      await settle();
      phone.confirm(domain, unboundOpenid(domain));
    },
    'reset the password': async (fixture) => {
      const form = childOf(fixture.chart, 'resetPassword');
      form.send({ type: 'field.change', field: 'mobile', text: zhoumo });
      await sendNewPassword(form, fixture, `+86${zhoumo}`);
    },
  },
};
