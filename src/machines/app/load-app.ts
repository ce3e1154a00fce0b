import type { AnyStateMachine } from 'xstate';
import { loadCharts } from '../shared/lazy-chart.ts';
import { appMachine } from './app.machine.ts';

/** The root once the code of all its charts is there: to fold or to replay what was recorded. */
export const loadApp = async (): Promise<AnyStateMachine> => {
  await loadCharts(appMachine);
  return appMachine;
};
