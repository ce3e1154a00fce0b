import { selectSecondsLeft } from '#machines/session/sms-code.machine.ts';
import type { Script } from './play.ts';

export const smsCodeScript: Script = {
  stories: {
    'captcha fails': ({ captcha }) => {
      captcha.fails = true;
    },
    'the last second': ({ backend, chart }) =>
      backend.clock.advance((selectSecondsLeft(chart.getSnapshot()) - 1) * 1_000),
  },
};
