import { wizardMachine } from '../registration/wizard.machine.ts';
import { loginMachine } from '../session/login.machine.ts';

/** The charts behind the door: fetched when it first opens, so that the first page does not wait for them. */
export const doorCharts = { login: loginMachine, wizard: wizardMachine };

export type DoorCharts = typeof doorCharts;
