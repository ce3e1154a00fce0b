import type { WechatJsConfig } from '../contract/basic.contract.ts';
import type { Card } from '../env.ts';

const calls = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

/**
 * Tells WeChat what to show of this page where it is handed on (JS-SDK 1.6). Throws where WeChat refuses the
 * configuration. That it is set says nothing of whether somebody hands the page on.
 */
export const showCard = async (config: WechatJsConfig, { title, text, link, image }: Card): Promise<void> => {
  const { default: wx } = await import('weixin-js-sdk');
  await new Promise<void>((resolve, reject) => {
    wx.error(({ errMsg }) => reject(new Error(errMsg)));
    wx.config({ ...config, debug: false, jsApiList: [...calls] });
    wx.ready(resolve);
  });
  const shown = { title, desc: text, link, imgUrl: image };
  await Promise.all(
    calls.map((call) => new Promise<void>((success, fail) => wx[call]({ ...shown, success: () => success(), fail }))),
  );
};
