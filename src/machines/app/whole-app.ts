import type { AnyStateMachine } from 'xstate';
import { appMachine } from './app.machine.ts';
import { arrivalCharts } from './arrival-charts.ts';
import { doorCharts } from './door-charts.ts';
import { laterCharts, pageCharts } from './page-charts.ts';

const bring = async ([name, fetch]: readonly [string, () => Promise<AnyStateMachine>]) =>
  [name, await fetch()] as const;

/** Every chart that comes later. */
export const fetchedCharts: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  await Promise.all(Object.entries<() => Promise<AnyStateMachine>>({ ...pageCharts, ...laterCharts }).map(bring)),
);

/** The root with every chart in it: for replaying, exploring and drawing. */
export const wholeApp = appMachine.provide({ actors: { ...doorCharts, ...arrivalCharts, ...fetchedCharts } });
