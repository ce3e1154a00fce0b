import { Effect } from 'effect';
import type { WechatJsConfig } from '../contract/basic.contract.ts';
import type { Card } from '../env.ts';
import type { Failure } from '../failure.ts';

const calls = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

/** Sets the card of a shared page (JS-SDK 1.6). Fails where WeChat refuses the configuration. */
export const showCard = (config: WechatJsConfig, { title, text, link, image }: Card): Effect.Effect<void, Failure> =>
  Effect.tryPromise({
    try: async () => {
      const { default: wx } = await import('weixin-js-sdk');
      await new Promise<void>((resolve, reject) => {
        wx.error(({ errMsg }) => reject(new Error(errMsg)));
        wx.config({ ...config, debug: false, jsApiList: [...calls] });
        wx.ready(resolve);
      });
      const shown = { title, desc: text, link, imgUrl: image };
      await Promise.all(
        calls.map(
          (call) => new Promise<void>((success, fail) => wx[call]({ ...shown, success: () => success(), fail })),
        ),
      );
    },
    catch: (thrown): Failure => ({ tag: 'crashed', reason: `WeChat: ${thrown}` }),
  });
