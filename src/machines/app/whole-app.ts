import type { AnyStateMachine } from 'xstate';
import { appMachine } from './app.machine.ts';
import { doorCharts } from './door-charts.ts';
import { type PageRoom, pageCharts } from './rooms.ts';

const bring = async ([room, fetch]: readonly [string, (typeof pageCharts)[PageRoom]]) => [room, await fetch()] as const;

/** Every chart that comes with a page. */
export const fetchedCharts: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  await Promise.all(Object.entries(pageCharts).map(bring)),
);

/** The root with every chart in it: for replaying, exploring and drawing. */
export const wholeApp = appMachine.provide({ actors: { ...doorCharts, ...fetchedCharts } });
