import { Effect } from 'effect';
import type { Failure } from '../failure.ts';
import type { Later } from '../later.ts';
import type { CaptchaFrame } from './captcha-frame.ts';

/** Where its program does not come the captcha alone fails, as where its frame does not: the next try has it fetched again. */
export const laterCaptcha = (frame: Later<CaptchaFrame>): CaptchaFrame => {
  const brought = Effect.tryPromise({ try: frame.bring, catch: (): Failure => ({ tag: 'offline' }) });
  return {
    silent: () => Effect.flatMap(brought, (captcha) => captcha.silent()),
    slider: () => Effect.flatMap(brought, (captcha) => captcha.slider()),
    // A slider is asked for after a silent value only: it is here.
    show: (place, title, solved) => frame.now()?.show(place, title, solved) ?? (() => {}),
  };
};
