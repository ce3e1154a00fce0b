import { textOf, valuesOf } from '#machines/kit/form.ts';
import { fullMobile } from '#machines/session/account-form.ts';
import { codeFor, inputOrUnboundLogin } from './logins.ts';
import type { Driver } from './play-path.ts';

export const smsLoginDriver: Driver = {
  ...inputOrUnboundLogin,
  sends: {
    // "The code that came" is the one for the mobile that stands there now.
    'login.submit': ({ backend, chart }, event) => {
      const form = valuesOf(chart.getSnapshot().context);
      const code = textOf(form, 'code');
      const account = fullMobile(form);
      if (code !== '' && code !== '000000' && /^\+\d{5,18}$/.test(account)) {
        chart.send({ type: 'field.change', field: 'code', text: codeFor(backend, account) });
      }
      return event;
    },
  },
};
