import type { AnyStateMachine } from 'xstate';
import { loadCharts } from '../shared/lazy-chart.ts';
import { appMachine } from './app.machine.ts';

export const loadApp = async (): Promise<AnyStateMachine> => {
  await loadCharts(appMachine);
  return appMachine;
};
