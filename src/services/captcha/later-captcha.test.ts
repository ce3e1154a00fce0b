import { Effect, Exit } from 'effect';
import { expect, test } from 'vitest';
import { later } from '../later.ts';
import type { CaptchaFrame } from './captcha-frame.ts';
import { laterCaptcha } from './later-captcha.ts';

const here = { append: () => {} } as unknown as HTMLElement;

/** A captcha whose program comes at the `nth` time that it is asked for. */
const open = (nth: number) => {
  const asked: string[] = [];
  const frame: CaptchaFrame = {
    silent: () => Effect.succeed('v1'),
    slider: () => Effect.succeed('v2'),
    show: (_, title) => {
      asked.push(`shows ${title}`);
      return () => asked.push('hides');
    },
  };
  const captcha = laterCaptcha(
    later(async () => {
      asked.push('program');
      if (asked.length < nth) throw new TypeError('Failed to fetch dynamically imported module');
      return frame;
    }),
  );
  return { captcha, asked };
};

test('[R4.4-5] where the program of the captcha does not come the captcha fails, and is fetched again by the next try', async () => {
  const { captcha, asked } = open(2);
  expect(asked).toEqual([]);
  expect(await Effect.runPromiseExit(captcha.silent())).toEqual(Exit.fail({ tag: 'offline' }));
  expect(await Effect.runPromiseExit(captcha.silent())).toEqual(Exit.succeed('v1'));
  expect(await Effect.runPromiseExit(captcha.slider())).toEqual(Exit.succeed('v2'));
  expect(asked).toEqual(['program', 'program']);
});

test('its slider is shown once it has come, and goes as it was shown', async () => {
  const { captcha, asked } = open(1);
  captcha.show(here, 'too early', () => {})();
  expect(asked).toEqual([]);
  await Effect.runPromise(captcha.silent());
  captcha.show(here, 'slider', () => {})();
  expect(asked).toEqual(['program', 'shows slider', 'hides']);
});
