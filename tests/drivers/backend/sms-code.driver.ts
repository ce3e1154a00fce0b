import { selectSecondsLeft } from '#machines/session/sms-code.machine.ts';
import type { Driver } from './play-path.ts';

export const smsCodeDriver: Driver = {
  stories: {
    'captcha fails': ({ captcha }) => {
      captcha.fails = true;
    },
    'the last second': ({ backend, chart }) =>
      backend.clock.advance((selectSecondsLeft(chart.getSnapshot()) - 1) * 1_000),
  },
};
