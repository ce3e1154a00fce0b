import { expect, test } from 'vitest';
import { parseWechatPoll, wechatPollText, wxErrcode } from './wechat.contract.ts';

test('the poll line is written as the real service writes it, and read back', () => {
  const waiting = wechatPollText({ errcode: wxErrcode.waiting, code: '' });
  expect(waiting).toBe("window.wx_errcode=408;window.wx_code='';");
  expect(parseWechatPoll(waiting)).toEqual({ errcode: 408, code: '' });
  expect(parseWechatPoll("window.wx_errcode=405;window.wx_code='wx-a1-b2';")).toEqual({
    errcode: 405,
    code: 'wx-a1-b2',
  });
});

test('the older 500 means expired, and anything else is nothing', () => {
  expect(parseWechatPoll("window.wx_errcode=500;window.wx_code='';")).toEqual({ errcode: 402, code: '' });
  for (const text of [
    '',
    '<html>',
    "window.wx_errcode=1;window.wx_code='';",
    "window.wx_errcode=405;window.wx_code='a';alert(1)",
  ]) {
    expect(parseWechatPoll(text)).toBeNull();
  }
});
