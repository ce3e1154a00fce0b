import { hasNone } from '#machines/session/account-form.ts';
import { errorsOf } from '#machines/session/reset-password.form.ts';
import { fullMobile } from '#machines/shared/account-input.ts';
import { putResetCode } from './forms.ts';
import type { Script } from './play.ts';

export const resetPasswordScript: Script = {
  sends: {
    // "The code that came" is the one for the account that stands there now.
    'reset.submit': async (scene, event) => {
      const { context, value } = scene.chart.getSnapshot();
      if (value === 'editing' && hasNone(errorsOf(context)) && context.code !== '000000') {
        await putResetCode(scene.chart, scene, fullMobile(context.dialCode, context.mobile));
      }
      return event;
    },
  },
};
