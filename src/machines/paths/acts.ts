import { type Act, commonActs } from '../kit/act.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import type { Edge, Graph } from './explore.ts';

/** How a person does a step where the chart is; null where nobody can. */
export const actsFor = (
  { acts = {} }: PathSpec,
  { nodes }: Graph,
  { from, cause, event }: Edge,
): readonly Act[] | null => {
  const snapshot = nodes.get(from)?.snapshot;
  if (cause.by !== 'event' || !snapshot) return null;
  const listed = acts[event.type] ?? commonActs[event.type];
  return (typeof listed === 'function' ? listed(event, snapshot) : listed) ?? null;
};
