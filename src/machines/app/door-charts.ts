import { supplementMachine } from '../registration/supplement.machine.ts';
import { loginMachine } from '../session/login.machine.ts';

/** The charts behind the door: fetched when it first opens, so that the first page does not wait for them. */
export const doorCharts = { login: loginMachine, supplement: supplementMachine };

export type DoorCharts = typeof doorCharts;
