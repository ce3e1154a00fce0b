import type { AnyTransitionDefinition } from 'xstate';
import type { Taken } from '../journal/shadow.ts';
import type { ChartFile } from './chart-file.ts';
import type { ActorAtMoment } from './recording.ts';

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

export const marksAt = (chart: ChartFile, actor: ActorAtMoment, taken: readonly Taken[]) => ({
  activeStates: new Set(actor.activeStates),
  taken: new Set(
    taken.filter(({ path }) => path === actor.path).flatMap(({ transition }) => arrowIdOf(chart, transition) ?? []),
  ),
});
