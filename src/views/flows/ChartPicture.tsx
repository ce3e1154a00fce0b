import { type Drawn, isAncestor, type Reading } from '#machines/flows/boxes.ts';
import type { Layout } from '#machines/flows/chart-file.ts';
import { ArrowLabel, ArrowLine } from './ArrowLine.tsx';
import { chartStyle, kinds } from './chart-style.ts';
import { liftedMarks, type Marks, marksOf } from './marks.ts';
import { roundedLine } from './rounded-line.ts';
import { StateBox } from './StateBox.tsx';

interface ChartPictureProps {
  readonly chart: Drawn;
  readonly layout: Layout;
  readonly reading: Reading;
  readonly marks?: Marks;
  readonly prefix?: string;
}

const none: Marks = {};

/** Renders in a browser and in Node. Elements missing in the layout are folded away. */
export function ChartPicture({ chart, layout, reading, marks: given = none, prefix = 'flow-' }: ChartPictureProps) {
  const marks = liftedMarks(chart, layout, given);
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const arrows = new Map(chart.arrows.map((arrow) => [arrow.id, arrow]));
  const shown = chart.states.filter(({ id }) => layout.states[id]);
  const open = new Set(shown.map(({ parent }) => parent));
  const lines = Object.entries(layout.lines).flatMap(([id, line]) => {
    const arrow = arrows.get(id.replace(/#\d+$/, ''));
    return arrow ? [{ id, arrow, line }] : [];
  });
  const boxOf = (state: (typeof shown)[number]) => {
    const rect = layout.states[state.id];
    if (!rect) return null;
    const hidden = open.has(state.id) ? 0 : chart.states.filter(({ id }) => isAncestor(states, state.id, id)).length;
    return (
      <StateBox
        key={state.id}
        chart={chart}
        state={state}
        rect={rect}
        reading={reading}
        marks={marks}
        isOpen={open.has(state.id)}
        hidden={hidden}
        isRegion={state.parent !== null && states.get(state.parent)?.kind === 'parallel'}
      />
    );
  };
  return (
    <>
      <style>{chartStyle}</style>
      <defs>
        {[...kinds, 'start' as const].map((kind) => (
          <marker
            key={kind}
            id={prefix + kind}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path className={`flow-tip-${kind}`} d="M0 0.5 8 4 0 7.5z" />
          </marker>
        ))}
      </defs>
      <g aria-hidden>
        {shown.filter(({ id }) => open.has(id)).map(boxOf)}
        {Object.entries(layout.dots).map(([id, [x, y]]) => (
          <g key={id} className={`flow-start${marksOf(`${id}::dot`, marks)}`}>
            <circle className="flow-dot" cx={x} cy={y} r={5} />
            <path
              className="flow-line"
              d={roundedLine(layout.lines[`${id}::dot`]?.points ?? [])}
              markerEnd={`url(#${prefix}start)`}
            />
          </g>
        ))}
        {shown.filter(({ id }) => !open.has(id)).map(boxOf)}
        {lines.map(({ id, arrow, line }) => (
          <ArrowLine key={id} {...{ chart, arrow, line, reading, marks, prefix }} />
        ))}
        {lines.map(({ id, arrow, line }) => (
          <ArrowLabel key={id} {...{ chart, arrow, line, reading, marks, prefix }} />
        ))}
      </g>
    </>
  );
}
