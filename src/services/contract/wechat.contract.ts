/** WeChat's QR service, without envelopes. The mock backend serves these paths on the page's origin. */
export const wechatPath = {
  /** POST, returns `{ uuid }`. */
  open: '/wechat/connect/qrconnect',
  /** GET `?uuid=…`, with `&last=404` after a scan: held for up to 25 s, returns the line. */
  poll: '/wechat/connect/l/qrconnect',
  picture: '/wechat/connect/qrcode',
  /** Mock only, for the consent page: POST `?as=bound|unbound|denied` returns `{ code }`, null on refusal. */
  authorize: '/wechat/connect/authorize',
} as const;

export const wechatQrContent = (uuid: string): string => `https://open.weixin.qq.com/connect/confirm?uuid=${uuid}`;

export const wechatPollHold = 25_000;

export const wxErrcode = { expired: 402, cancelled: 403, scanned: 404, confirmed: 405, waiting: 408 } as const;
type WxErrcode = (typeof wxErrcode)[keyof typeof wxErrcode];

export interface WechatPoll {
  readonly errcode: WxErrcode;
  readonly code: string;
}

export const wechatPollText = ({ errcode, code }: WechatPoll): string =>
  `window.wx_errcode=${errcode};window.wx_code='${code}';`;

/** Parses the poll's line without running it; null for anything else. WeChat's 500 means expired, too. */
export const parseWechatPoll = (text: string): WechatPoll | null => {
  const [, number, code = ''] = /^\s*window\.wx_errcode=(\d+);window\.wx_code='([\w-]*)';?\s*$/.exec(text) ?? [];
  const said = number === '500' ? wxErrcode.expired : Number(number);
  const errcode = Object.values(wxErrcode).find((known) => known === said);
  return errcode === undefined ? null : { errcode, code };
};
