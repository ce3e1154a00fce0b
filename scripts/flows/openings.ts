import type { AnyMachineSnapshot } from 'xstate';
import { type Act, press } from '#machines/kit/act.ts';
import type { ChartEvent, PathSpec } from '#machines/kit/path-spec.ts';
import type { OpeningActs } from '#machines/paths/script.ts';

/** Of the charts that have no acts of their own for what opens another. */
const own: Readonly<Record<string, (one: ChartEvent) => readonly Act[]>> = {
  'login.wanted': () => [press('button', 'shell:account.logIn', { role: 'banner' })],
  'entry.new': ({ actor }) => [press('button', `account:list.add.${actor}`)],
};

/** A chart that has just begun: nothing of it is chosen or open yet. */
const unopened = { matches: () => false, context: {} } as unknown as AnyMachineSnapshot;

/** As the chart says to which the event is sent, else any other that takes it. */
export const openingsOf =
  (specs: readonly PathSpec[]): OpeningActs =>
  ({ at }) => {
    const acts = (at?.open ?? []).map((one) => {
      const { machine, event } = one;
      const taking = specs.toSorted((a, b) => Number(b.machine.id === machine) - Number(a.machine.id === machine));
      const listed = taking.map((spec) => spec.acts?.[event.type]).find((acts) => acts !== undefined);
      const declared = typeof listed === 'function' ? listed(event, unopened) : listed;
      return own[event.type]?.(one) ?? declared ?? null;
    });
    return acts.every((each) => each !== null) ? acts.flat() : null;
  };
