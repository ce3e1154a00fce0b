import { hasNone } from '#machines/session/account-form.ts';
import { fullMobile } from '#machines/session/account-input.ts';
import { errorsOf } from '#machines/session/reset-password.form.ts';
import { putResetCode } from './forms.ts';
import type { Driver } from './play-path.ts';

export const resetPasswordDriver: Driver = {
  sends: {
    // "The code that came" is the one for the account that stands there now.
    'reset.submit': async (fixture, event) => {
      const { context, value } = fixture.chart.getSnapshot();
      if (value === 'editing' && hasNone(errorsOf(context)) && context.code !== '000000') {
        await putResetCode(fixture.chart, fixture, fullMobile(context.dialCode, context.mobile));
      }
      return event;
    },
  },
};
