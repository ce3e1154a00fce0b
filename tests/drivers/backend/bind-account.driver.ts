import { hasNone } from '#machines/session/account-form.ts';
import { fullMobile } from '#machines/session/account-input.ts';
import { errorsOf } from '#machines/session/bind-account.form.ts';
import { codeFor, loggedInAs, wangfang } from './logins.ts';
import type { Driver } from './play-path.ts';

export const bindAccountDriver: Driver = {
  ...loggedInAs(wangfang),
  sends: {
    'bind.submit': ({ backend, chart }, event) => {
      const { context } = chart.getSnapshot();
      if (hasNone(errorsOf(context)) && context.code !== '000000') {
        const { kind, dialCode, mobile, email } = context;
        const account = kind === 'mobile' ? fullMobile(dialCode, mobile) : email;
        chart.send({ type: 'code.change', value: codeFor(backend, account) });
      }
      return event;
    },
  },
};
