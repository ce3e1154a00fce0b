import { appMachine } from './app.machine.ts';
import { doorCharts } from './door-charts.ts';

/** The root with every chart in it: for replaying, exploring and drawing. */
export const wholeApp = appMachine.provide({ actors: doorCharts });
