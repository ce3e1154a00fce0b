import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { box, type Drawn, headOf, isAncestor, labelSize } from './boxes.ts';
import type { ChartState, Layout, Line, Point, Rect } from './chart-file.ts';

/** elkjs 0.12.1 crashes with `considerModelOrder` on nested nodes and with MODEL_ORDER; DEPTH_FIRST mostly keeps initial states first. */
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
} as const;

/** Inline, so that it is clear which line a label belongs to. */
const inline = { 'elk.edgeLabels.inline': 'true' } as const;

const dotOf = (id: string): string => `${id}::dot`;

/** Half the time, for a few more crossings in the largest charts. */
const soon = { 'elk.layered.thoroughness': '3' } as const;

/** Transitions inside a folded state become its own. `isAwaited`: faster, with more crossings. */
export const graphOf = (chart: Drawn, folded: ReadonlySet<string>, isAwaited = false): ElkNode => {
  const pace = isAwaited ? soon : {};
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const outermost = (id: string): string =>
    chart.states.find((state) => folded.has(state.id) && isAncestor(states, state.id, id) && !isHidden(state.id))?.id ??
    id;
  const isHidden = (id: string): boolean =>
    chart.states.some((state) => folded.has(state.id) && isAncestor(states, state.id, id));
  const edges: ElkExtendedEdge[] = [];
  const edge = (id: string, from: string, to: string, label: readonly [number, number] | null): void => {
    const labels = label
      ? [{ id: `${id}::label`, text: ' ', width: label[0], height: label[1], layoutOptions: inline }]
      : [];
    edges.push({ id, sources: [from], targets: [to], labels });
  };
  const shape = (state: ChartState): ElkNode => {
    if (state.kind === 'history') return { id: state.id, width: box.history, height: box.history };
    const inner = folded.has(state.id) ? [] : chart.states.filter(({ parent }) => parent === state.id);
    const { size } = headOf(chart, state, inner.length === 0);
    if (inner.length === 0) return { id: state.id, width: size[0], height: size[1] };
    if (state.initial !== null) edge(dotOf(state.id), dotOf(state.id), outermost(state.initial), null);
    // As wide as the head: elk ignores a minimum width of nested nodes.
    const dot = { 'elk.layered.layering.layerConstraint': 'FIRST' };
    return {
      id: state.id,
      children: [
        ...(state.initial === null
          ? []
          : [{ id: dotOf(state.id), width: size[0] - 40, height: box.dot, layoutOptions: dot }]),
        ...inner.map(shape),
      ],
      layoutOptions: {
        ...options,
        ...pace,
        'elk.padding': `[top=${size[1] + 8},left=20,bottom=20,right=20]`,
      },
    };
  };
  const children = chart.states.filter(({ parent }) => parent === null).map(shape);
  for (const arrow of chart.arrows) {
    arrow.targets.forEach((target, index) => {
      const [from, to] = [outermost(arrow.source), outermost(target)];
      const isLifted = from !== arrow.source || to !== target;
      if (isLifted && (from === to || isAncestor(states, from, to))) return;
      edge(index === 0 ? arrow.id : `${arrow.id}#${index}`, from, to, index === 0 ? labelSize(chart, arrow) : null);
    });
  }
  return {
    id: '::root',
    children,
    edges,
    layoutOptions: { ...options, ...pace, 'elk.padding': '[top=12,left=12,bottom=12,right=12]' },
  };
};

const round = (value: number | undefined): number => Math.round((value ?? 0) * 2) / 2;

export const layoutOf = (placed: ElkNode): Layout => {
  const states: Record<string, Rect> = {};
  const dots: Record<string, Point> = {};
  const visit = ({ id, x, y, width, height, children = [] }: ElkNode): void => {
    if (id.endsWith('::dot'))
      dots[id.slice(0, -'::dot'.length)] = [round((x ?? 0) + (width ?? 0) / 2), round(y) + box.dot / 2];
    else states[id] = [round(x), round(y), round(width), round(height)];
    children.forEach(visit);
  };
  (placed.children ?? []).forEach(visit);
  const lines = (placed.edges ?? []).map(({ id, sections = [], labels: [label] = [] }): readonly [string, Line] => [
    id,
    {
      points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
        [startPoint, ...bendPoints, endPoint].flatMap(({ x, y }) => [round(x), round(y)]),
      ),
      ...(label ? { label: [round(label.x), round(label.y), round(label.width), round(label.height)] as const } : {}),
    },
  ]);
  for (const [id, [x, y]] of Object.entries(dots)) {
    const [start = x] = Object.fromEntries(lines)[dotOf(id)]?.points ?? [];
    dots[id] = [start, y];
  }
  return {
    size: [Math.ceil(placed.width ?? 0), Math.ceil(placed.height ?? 0)],
    states,
    dots,
    lines: Object.fromEntries(lines),
  };
};
