import { type KeyboardEvent, type MouseEvent, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { box, headOf, type Reading, rowsOf, textOf, titleOf, type } from '#machines/flows/boxes.ts';
import type { ChartFile, Layout, Rect } from '#machines/flows/chart-file.ts';
import type { ChartViewActor } from '#machines/flows/chart-view.machine.ts';
import { type ChartElement, type Direction, elementsOf } from '#machines/flows/chart-walk.ts';
import { bringIn } from './bring-in.ts';
import { roundedLine } from './rounded-line.ts';

interface TreeProps {
  readonly actor: ChartViewActor;
  readonly chart: ChartFile;
  readonly layout: Layout;
  readonly reading: Reading;
  readonly folded: readonly string[];
  readonly selected: string | null;
}

const keys: Readonly<Record<string, Direction>> = {
  ArrowDown: 'next',
  ArrowUp: 'back',
  ArrowRight: 'in',
  ArrowLeft: 'out',
  Home: 'first',
  End: 'last',
  Enter: 'along',
};

/** Overlay for pointer, keyboard and screen readers: a tree. Enter follows a transition, Space folds a state. */
export const ChartTree = memo(function ChartTree({ actor, chart, layout, reading, folded, selected }: TreeProps) {
  const { t } = useTranslation('flows');
  const id = useId();
  const elements = elementsOf(chart, folded);
  const start = beginningOf(chart, layout);
  const at = elements.findIndex((element) => element.id === selected);
  const press = (event: KeyboardEvent) => {
    const to = keys[event.key];
    const here = elements[at];
    if (to) actor.send({ type: 'element.walk', to });
    else if (event.key === ' ' && here && here.isFolded !== null) actor.send({ type: 'branch.fold', id: here.id });
    else if (event.key === 'Escape') actor.send({ type: 'element.choose', id: null });
    else return;
    event.preventDefault();
  };
  const hitBy = ({ target }: MouseEvent): string | null =>
    (target instanceof Element ? target.closest('[data-element]') : null)?.getAttribute('data-element') ?? null;
  const click = (event: MouseEvent) => actor.send({ type: 'element.choose', id: hitBy(event) });
  const fold = (event: MouseEvent) => {
    const here = elements.find((element) => element.id === hitBy(event));
    if (here && here.isFolded !== null) actor.send({ type: 'branch.fold', id: here.id });
  };
  return (
    <g
      role="tree"
      tabIndex={0}
      aria-label={t('chart.label', { name: chart.name[reading.lang] })}
      aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
      onKeyDown={press}
      onClick={click}
      onDoubleClick={fold}
    >
      <rect className="flow-hit" width={layout.size[0]} height={layout.size[1]} style={{ cursor: 'inherit' }} />
      {elements.map((element, index) => (
        <g
          key={element.id}
          ref={index === at ? bringIn : undefined}
          id={`${id}-${index}`}
          role="treeitem"
          aria-level={element.level}
          aria-selected={index === at}
          aria-expanded={element.isFolded === null ? undefined : !element.isFolded}
          aria-label={labelOf(element, chart, reading)}
          data-element={element.id}
          data-start={element.id === start ? '' : undefined}
        >
          <Hit element={element} chart={chart} layout={layout} folded={folded} />
        </g>
      ))}
    </g>
  );
});

/** The first region's initial state for a parallel chart, if drawn. */
const beginningOf = ({ states }: ChartFile, { states: drawn }: Layout): string | undefined => {
  const first = states[0];
  const inner = first?.kind === 'parallel' ? states.find(({ parent }) => parent === first.id) : first;
  return [inner?.initial, inner?.id].find((id) => id != null && drawn[id]) ?? undefined;
};

const labelOf = ({ state, arrow }: ChartElement, chart: ChartFile, reading: Reading): string => {
  if (state) return [titleOf(state, reading), state.words?.[reading.lang]].filter(Boolean).join(' ');
  if (!arrow) return '';
  const { event, guard, action } = textOf(chart, arrow, reading);
  const to = chart.states
    .filter(({ id }) => arrow.targets.includes(id))
    .map((target) => titleOf(target, reading))
    .join(' ');
  return [event, guard, action, to && `→ ${to}`].filter(Boolean).join(' ');
};

const boxIn = ([x, y, width, height]: Rect, key: string) => (
  <rect key={key} className="flow-hit" x={x} y={y} width={width} height={height} style={{ strokeWidth: 0 }} />
);

function Hit({
  element: { state, arrow },
  chart,
  layout,
  folded,
}: Pick<TreeProps, 'chart' | 'layout' | 'folded'> & { readonly element: ChartElement }) {
  if (state) {
    const rect = layout.states[state.id];
    return rect ? boxIn(rect, state.id) : null;
  }
  if (!arrow) return null;
  const source = chart.states.find(({ id }) => id === arrow.source);
  const around = layout.states[arrow.source];
  if (arrow.targets.length === 0 && source && around) {
    const hasInner = chart.states.some(({ id, parent }) => parent === source.id && layout.states[id]);
    const head = headOf(chart, source, !hasInner || folded.includes(source.id));
    const row = rowsOf(chart, source.id).findIndex(({ id }) => id === arrow.id);
    const left = around[0] + box.padding + Math.floor(row / head.deep) * box.row;
    return boxIn(
      [left - 4, around[1] + head.rowsFrom + (row % head.deep) * type.row.line, box.row - 6, type.row.line],
      arrow.id,
    );
  }
  const lines = Object.entries(layout.lines).filter(([id]) => id === arrow.id || id.startsWith(`${arrow.id}#`));
  return lines.map(([id, { points, label }]) => (
    <g key={id}>
      <path className="flow-hit" d={roundedLine(points)} style={{ fill: 'none', pointerEvents: 'stroke' }} />
      {label ? boxIn(label, id) : null}
    </g>
  ));
}
