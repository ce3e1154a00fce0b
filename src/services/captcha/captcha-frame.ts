import { Effect } from 'effect';
import type { Clock } from '../contract/clock.ts';
import { requestTimeout } from '../contract/constants.ts';
import type { Failure } from '../failure.ts';

type CaptchaMessage = { readonly type: 'captcha.value'; readonly value: string } | { readonly type: 'captcha.failed' };

const longest = 20_000;

const messageIn = (data: unknown): CaptchaMessage | null => {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'captcha.failed') return { type: data.type };
  if (data.type !== 'captcha.value' || !('value' in data) || typeof data.value !== 'string') return null;
  return data.value === '' || data.value.length > longest ? null : { type: data.type, value: data.value };
};

export interface CaptchaFrame {
  /** Value of an invisible check; fails as `offline` after `requestTimeout`. */
  readonly silent: () => Effect.Effect<string, Failure>;
  /** Value of the solved slider, valid once. Fails as `offline` if there is none. */
  readonly slider: () => Effect.Effect<string, Failure>;
  readonly show: (container: HTMLElement, title: string, solved: () => void) => () => void;
}

interface FrameOptions {
  readonly page: Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>;
  /** The vendor's script runs there, on another origin: it cannot reach this page or its storage. */
  readonly address: string;
  readonly clock: Clock;
}

const failed: Failure = { tag: 'offline' };

/** A vendor's captcha in an iframe (docs/deploy.md). Messages from any other window or origin are ignored. */
export const captchaFrame = ({ page, address, clock }: FrameOptions): CaptchaFrame => {
  const { origin } = new URL(address);
  let solution: string | null = null;

  const open = (
    mode: 'silent' | 'slider',
    container: HTMLElement,
    title: string,
    onMessage: (message: CaptchaMessage) => void,
  ) => {
    const frame = page.document.createElement('iframe');
    frame.title = title;
    frame.referrerPolicy = 'origin';
    frame.hidden = mode === 'silent';
    frame.src = `${address}#${mode}`;
    const listen = ({ source, origin: from, data }: MessageEvent): void => {
      const message = source === frame.contentWindow && from === origin ? messageIn(data) : null;
      if (message) onMessage(message);
    };
    page.addEventListener('message', listen);
    container.append(frame);
    return () => {
      page.removeEventListener('message', listen);
      frame.remove();
    };
  };

  return {
    silent: () =>
      Effect.callback<string, Failure>((resume) => {
        const end = (result: Effect.Effect<string, Failure>): void => {
          clock.clearTimeout(timer);
          close();
          resume(result);
        };
        const close = open('silent', page.document.body, '', (message) =>
          end(message.type === 'captcha.value' ? Effect.succeed(message.value) : Effect.fail(failed)),
        );
        const timer = clock.setTimeout(() => end(Effect.fail(failed)), requestTimeout);
        return Effect.sync(() => {
          clock.clearTimeout(timer);
          close();
        });
      }),
    slider: () =>
      Effect.suspend(() => {
        const value = solution;
        solution = null;
        return value === null ? Effect.fail(failed) : Effect.succeed(value);
      }),
    show: (container, title, solved) => {
      solution = null;
      return open('slider', container, title, (message) => {
        if (message.type === 'captcha.failed') return;
        solution = message.value;
        solved();
      });
    },
  };
};
