import { fullMobile } from '#machines/session/account-input.ts';
import { codeFor, inputOrUnboundLogin } from './logins.ts';
import type { Driver } from './play-path.ts';

export const smsLoginDriver: Driver = {
  ...inputOrUnboundLogin,
  sends: {
    // "The code that came" is the one for the mobile that stands there now.
    'login.submit': ({ backend, chart }, event) => {
      const { dialCode, mobile, code } = chart.getSnapshot().context;
      const account = fullMobile(dialCode, mobile);
      if (code !== '' && code !== '000000' && /^\+\d{5,18}$/.test(account)) {
        chart.send({ type: 'code.change', value: codeFor(backend, account) });
      }
      return event;
    },
  },
};
