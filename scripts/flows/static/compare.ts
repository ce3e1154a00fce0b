import type { ChartArrow, ChartFile, ChartState } from '#machines/flows/chart-file.ts';

export type Difference = 'added' | 'changed' | 'moved' | 'removed';

export interface Comparison {
  readonly now: ReadonlyMap<string, Difference>;
  readonly before: ReadonlyMap<string, Difference>;
}

type ChartElements = Pick<ChartFile, 'states' | 'arrows'>;

type Element = ChartState | ChartArrow;

const isArrow = (element: Element): element is ChartArrow => 'source' in element;

/** Identity of a transition regardless of its order. */
const keyOf = ({ source, event, guard, targets }: ChartArrow): string =>
  [source, event, guard?.raw ?? '', targets.join(' ')].join('\n');

/** Duplicates are matched in order. */
const byKey = ({ states, arrows }: ChartElements): ReadonlyMap<string, Element> => {
  const seen = new Map<string, number>();
  const keyed = arrows.map((arrow) => {
    const key = keyOf(arrow);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return [`${key}\n${count}`, arrow] as const;
  });
  return new Map<string, Element>([...states.map((state) => [state.id, state] as const), ...keyed]);
};

const textOf = (element: Element): string => JSON.stringify(isArrow(element) ? { ...element, id: '' } : element);

/** Transitions of one state for one event are tried in order: finds those whose order changed. */
const moved = (old: ReadonlyMap<string, Element>, fresh: ReadonlyMap<string, Element>): ReadonlySet<string> => {
  const ordered = (from: typeof old, other: typeof old) =>
    Map.groupBy(
      [...from].flatMap(([key, element]) => (other.has(key) && isArrow(element) ? [{ key, arrow: element }] : [])),
      ({ arrow }) => `${arrow.source}\n${arrow.event}`,
    );
  const before = ordered(old, fresh);
  return new Set(
    [...ordered(fresh, old)].flatMap(([group, now]) =>
      now.filter(({ key }, at) => before.get(group)?.[at]?.key !== key).map(({ key }) => key),
    ),
  );
};

const nothing: ChartElements = { states: [], arrows: [] };

/** Null for a chart that was added or removed. */
export const compared = (before: ChartElements | null, now: ChartElements | null): Comparison => {
  const [old, fresh] = [byKey(before ?? nothing), byKey(now ?? nothing)];
  const others = moved(old, fresh);
  const found = new Map<string, Difference>();
  for (const [key, element] of fresh) {
    const was = old.get(key);
    if (!was) found.set(key, 'added');
    else if (textOf(was) !== textOf(element)) found.set(key, 'changed');
    else if (others.has(key)) found.set(key, 'moved');
  }
  for (const key of old.keys()) if (!fresh.has(key)) found.set(key, 'removed');
  const marks = (elements: typeof old): ReadonlyMap<string, Difference> =>
    new Map(
      [...found].flatMap(([key, difference]) => {
        const element = elements.get(key);
        return element ? [[element.id, difference] as const] : [];
      }),
    );
  return { now: marks(fresh), before: marks(old) };
};
