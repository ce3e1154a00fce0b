import { textOf, valuesOf } from '#machines/kit/form.ts';
import { fullMobile } from '#machines/session/account-form.ts';
import { resetForm } from '#machines/session/reset-password.form.ts';
import { putResetCode } from './forms.ts';
import type { Driver } from './play-path.ts';

export const resetPasswordDriver: Driver = {
  sends: {
    // "The code that came" is the one for the account that stands there now.
    'reset.submit': async (fixture, event) => {
      const { context, value } = fixture.chart.getSnapshot();
      const form = valuesOf(context);
      if (value === 'editing' && resetForm.isWell(context) && textOf(form, 'code') !== '000000') {
        await putResetCode(fixture.chart, fixture, fullMobile(form));
      }
      return event;
    },
  },
};
