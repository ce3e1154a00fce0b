/**
 * The outside service that shows the WeChat QR code. Its replies are no envelopes: the poll answers a line of
 * JavaScript, as the real one does. The simulated backend serves these paths on the page's own origin.
 */
export const wechatPath = {
  /** POST: opens a ticket, answers `{ uuid }`. */
  open: '/wechat/connect/qrconnect',
  /** GET `?uuid=…`, with `&last=404` once it was scanned: held for up to 25 s, answers the line. */
  poll: '/wechat/connect/l/qrconnect',
  /** GET `/{uuid}`: the picture. */
  picture: '/wechat/connect/qrcode',
  /**
   * POST `?as=bound|unbound|denied`, answers `{ code }`: ours alone. It stands for the consent page, which a simulated
   * backend cannot show; `code` is null when the user refused.
   */
  authorize: '/wechat/connect/authorize',
} as const;

/** What the phone of the user opens; the QR code's content. */
export const wechatQrContent = (uuid: string): string => `https://open.weixin.qq.com/connect/confirm?uuid=${uuid}`;

/** The long poll is held for this long when nothing happens, in milliseconds. */
export const wechatPollHold = 25_000;

export const wxErrcode = { expired: 402, cancelled: 403, scanned: 404, confirmed: 405, waiting: 408 } as const;
export type WxErrcode = (typeof wxErrcode)[keyof typeof wxErrcode];

export interface WechatPoll {
  readonly errcode: WxErrcode;
  /** The code to log in or to bind with; empty until confirmed. */
  readonly code: string;
}

export const wechatPollText = ({ errcode, code }: WechatPoll): string =>
  `window.wx_errcode=${errcode};window.wx_code='${code}';`;

/** Reads the poll's line without running it; null for anything else. The real service's 500 means expired, too. */
export const parseWechatPoll = (text: string): WechatPoll | null => {
  const [, number, code = ''] = /^\s*window\.wx_errcode=(\d+);window\.wx_code='([\w-]*)';?\s*$/.exec(text) ?? [];
  const said = number === '500' ? wxErrcode.expired : Number(number);
  const errcode = Object.values(wxErrcode).find((known) => known === said);
  return errcode === undefined ? null : { errcode, code };
};
