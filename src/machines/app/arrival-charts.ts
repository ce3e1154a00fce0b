import { ssoLoginMachine } from '../session/sso-login.machine.ts';
import { wechatReturnMachine } from '../session/wechat-return.machine.ts';

/** The charts for a reader whom another site has sent here: they come before the app where he brings something along. */
export const arrivalCharts = { wechatReturn: wechatReturnMachine, ssoLogin: ssoLoginMachine };

export type ArrivalCharts = typeof arrivalCharts;
