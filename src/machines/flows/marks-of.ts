import type { AnyTransitionDefinition } from 'xstate';
import type { Taken } from '../journal/shadow.ts';
import type { ChartFile } from './chart-file.ts';
import type { ActorThen } from './reel.ts';

/** The id in the chart's file of a transition of the running chart; null where the file does not have it. */
export const arrowIdOf = (
  { arrows }: Pick<ChartFile, 'arrows'>,
  definition: AnyTransitionDefinition,
): string | null => {
  const { source, eventType } = definition;
  const isAlways = eventType === '';
  const own = isAlways ? source.always : source.transitions.get(eventType);
  const event = isAlways ? 'always' : eventType;
  const inFile = arrows.filter((arrow) => arrow.source === source.id && arrow.event === event);
  return inFile[(own ?? []).indexOf(definition)]?.id ?? null;
};

/** What an actor's chart shows at a moment: its active states, and the transitions it has just taken. */
export const marksAt = (chart: ChartFile, actor: ActorThen, taken: readonly Taken[]) => ({
  lit: new Set(actor.lit),
  taken: new Set(
    taken.filter(({ path }) => path === actor.path).flatMap(({ transition }) => arrowIdOf(chart, transition) ?? []),
  ),
});
