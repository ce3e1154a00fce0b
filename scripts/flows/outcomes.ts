import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { StepKind, Words } from '#machines/kit/path-spec.ts';
import { activeIn, matches } from '#machines/paths/chart.ts';
import type { Edge, Graph, GraphNode } from '#machines/paths/explore.ts';
import { failureKeys } from '#machines/session/login-text.ts';
import { isFailure } from '#services/failure.ts';

/** What a transition is taken for. `shows`: i18n keys, or the server's own words, of what is then on the screen. */
export interface Outcome extends Words {
  readonly by: StepKind;
  readonly shows: readonly string[];
  readonly isWrong: boolean;
  /** No answer came at all. */
  readonly isUnanswered: boolean;
}

const tagOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'tag' in value && typeof value.tag === 'string' ? value.tag : null;

/** Those that `failureText` of the views asks for. */
const keysOf = (failure: unknown): readonly string[] => {
  if (typeof failure === 'string') return [`messages:${failure}`];
  if (typeof failure === 'object' && failure !== null && 'of' in failure && 'why' in failure)
    return [`registration:step.${failure.of}Failed`, ...(tagOf(failure.why) === 'refused' ? [] : keysOf(failure.why))];
  if (isFailure(failure))
    return [failure.tag === 'refused' ? failure.msg || `failure:code.${failure.code}` : `failure:${failure.tag}`];
  return tagOf(failure) === null ? [] : failureKeys(failure as Parameters<typeof failureKeys>[0]);
};

/** A chart has the one or the other. */
const failureIn = ({ context }: AnyMachineSnapshot): unknown => context?.failure ?? context?.tip ?? null;

/** As charts call what fails: `lane.failed`, `link.down`, the tag `saveFailed`. */
const failing = /(fail(ed)?|refused|overdue|down|broke|crashed|gaveUp|unanswered|garbled|blocked|unstored|lost)$/i;

const isError = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.error.actor.');

type Variant = Pick<Edge, 'event' | 'words' | 'see'>;

const variantsOf = (edge: Edge): readonly Variant[] => [
  edge,
  ...edge.also.map(({ payload, see = null, ...words }) => ({
    words,
    see,
    event: { ...payload, type: edge.event.type },
  })),
];

const isUnanswered = ({ error }: AnyEventObject): boolean =>
  ['offline', 'timeout', 'unavailable'].includes(tagOf(error) ?? '');

export const outcomesIn = (graph: Graph): Readonly<Record<string, readonly Outcome[]>> => {
  const { chart, nodes, take } = graph;
  const found = new Map<string, Map<string, Outcome>>();
  const add = (node: GraphNode, edge: Edge, { event, words, see }: Variant): void => {
    const { snapshot, hits } = take(node, event);
    const [before, after] = [failureIn(node.snapshot), failureIn(snapshot)];
    const failed = after === before ? [] : keysOf(after);
    const old = activeIn(node.snapshot);
    const entered = activeIn(snapshot).filter((id) => !old.includes(id));
    const arrows = hits.flatMap((id) => chart.arrows.get(id) ?? []);
    const own = see === null ? arrows.flatMap(({ meta }) => meta.see ?? []) : [see];
    const states = entered.flatMap((id) => chart.states.get(id)?.meta.see ?? []);
    const reasons = failed.length > 0 ? failed : own;
    const tags = snapshot._nodes.filter(({ id }) => entered.includes(id)).flatMap((state) => state.tags);
    const isWrong = isError(event) || failed.length > 0 || [event.type, ...tags].some((name) => failing.test(name));
    for (const { id } of arrows.filter((arrow) => matches(arrow.event, event.type))) {
      const outcomes = found.get(id) ?? new Map<string, Outcome>();
      found.set(id, outcomes);
      const shows = [...new Set([...states.filter((key) => !isReason(key) || failed.length === 0), ...reasons])];
      const known = outcomes.get(words.en);
      if (known === undefined || known.shows.length < shows.length)
        outcomes.set(words.en, { by: edge.kind, ...words, shows, isWrong, isUnanswered: isUnanswered(event) });
    }
  };
  for (const node of nodes.values())
    for (const edge of node.out) for (const variant of variantsOf(edge)) add(node, edge, variant);
  return Object.fromEntries([...found].map(([id, outcomes]) => [id, [...outcomes.values()]]));
};

const isReason = (key: string): boolean => /^(failure:|session:error\.)/.test(key);
