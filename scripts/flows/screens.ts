import type { AnyStateMachine } from 'xstate';
import { pageCharts } from '#machines/app/page-charts.ts';
import { firstCharts } from '#machines/app/rooms.ts';
import type { Words } from '#machines/shared/path-spec.ts';
import { placeNames, placeOf } from '#services/address/places.ts';
import type { TextOf } from './texts.ts';

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic;

/** The chart and all that it starts, whichever way round. */
const idsIn = (machine: AnyStateMachine, known: Set<string> = new Set()): ReadonlySet<string> => {
  if (known.has(machine.id)) return known;
  known.add(machine.id);
  for (const logic of Object.values(machine.implementations.actors)) if (isMachine(logic)) idsIn(logic, known);
  return known;
};

export type ScreensOf = (machine: string) => readonly Words[];

const everywhere: Words = { zh: '每个页面', en: 'Every page' };

/** The screens on which a chart runs: pages by the route table, or every page for what the app itself starts. */
export const screens = async (textOf: TextOf): Promise<ScreensOf> => {
  const fetched = await Promise.all(
    Object.entries(pageCharts).map(async ([room, fetch]) => [room, idsIn(await fetch())] as const),
  );
  const first = Object.entries(firstCharts).map(([room, chart]) => [room, idsIn(chart)] as const);
  const idsByRoom = new Map<string, ReadonlySet<string>>([...first, ...fetched]);
  return (machine) => {
    const found = placeNames.filter((place) => idsByRoom.get(placeOf(place).room)?.has(machine));
    const names = found.map((place) => ({
      zh: textOf('zh', `shell:places.${place}`) ?? place,
      en: textOf('en', `shell:places.${place}`) ?? place,
    }));
    const each = names.filter(({ en }, at) => names.findIndex((other) => other.en === en) === at);
    return each.length > 0 ? each : [everywhere];
  };
};
