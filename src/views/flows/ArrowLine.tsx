import { memo } from 'react';
import { type Drawn, labelLines, type Reading, sizeOfLines, type } from '#machines/flows/boxes.ts';
import type { ChartArrow, Line, Rect } from '#machines/flows/chart-file.ts';
import { type Marks, marksOf } from './marks.ts';
import { roundedLine } from './rounded-line.ts';

interface ArrowProps {
  readonly chart: Drawn;
  readonly arrow: ChartArrow;
  readonly line: Line;
  readonly reading: Reading;
  readonly marks: Marks;
  /** Makes marker ids unique where a page has several pictures. */
  readonly prefix: string;
}

export function ArrowLine({ arrow, line, marks, prefix }: ArrowProps) {
  return (
    <g className={`flow-${arrow.by}${marksOf(arrow.id, marks)}`}>
      <path className="flow-line" d={roundedLine(line.points)} markerEnd={`url(#${prefix}${arrow.by})`} />
    </g>
  );
}

export function ArrowLabel({ chart, arrow, line, reading, marks }: ArrowProps) {
  if (!line.label) return null;
  return (
    <g className={`flow-${arrow.by}${marksOf(arrow.id, marks)}`}>
      <LabelText chart={chart} arrow={arrow} reading={reading} rect={line.label} />
    </g>
  );
}

/** Memoised: breaking text into lines is slow. */
const LabelText = memo(function LabelText({
  chart,
  arrow,
  reading,
  rect: [x, y, width, height],
}: Pick<ArrowProps, 'chart' | 'arrow' | 'reading'> & { readonly rect: Rect }) {
  const lines = labelLines(chart, arrow, reading);
  const { event, guard, action } = lines;
  const all = [
    ...event.map((text) => ({ text, kind: 'event', line: type.event.line })),
    ...guard.map((text) => ({ text, kind: 'guard', line: type.guard.line })),
    ...action.map((text) => ({ text, kind: 'action', line: type.guard.line })),
  ];
  if (all.length === 0) return null;
  const [wide, high] = sizeOfLines(lines);
  const top = y + (height - high) / 2;
  const start = top + 4;
  return (
    <>
      <rect className="flow-label" x={x + (width - wide) / 2} y={top} width={wide} height={high} rx={7} />
      {all.map(({ text, kind, line }, at) => (
        <text
          key={`${kind} ${text}`}
          className={`flow-${kind}`}
          x={x + width / 2}
          y={start + all.slice(0, at).reduce((sum, before) => sum + before.line, 0) + line * 0.74}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </>
  );
});
