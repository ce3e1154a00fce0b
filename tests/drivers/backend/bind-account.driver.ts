import { textOf, valuesOf } from '#machines/kit/form.ts';
import { accountOf } from '#machines/session/account-form.ts';
import { bindForm } from '#machines/session/bind-account.form.ts';
import { codeFor } from './logins.ts';
import type { Driver } from './play-path.ts';

export const bindAccountDriver: Driver = {
  sends: {
    'bind.submit': ({ backend, chart }, event) => {
      const { context } = chart.getSnapshot();
      const form = valuesOf(context);
      if (bindForm.isWell(context) && textOf(form, 'code') !== '000000') {
        const [account = ''] = Object.values(accountOf(form));
        chart.send({ type: 'field.change', field: 'code', text: codeFor(backend, account) });
      }
      return event;
    },
  },
};
