import { memo } from 'react';
import {
  box,
  type Drawn,
  headOf,
  type Reading,
  rowsOf,
  rowText,
  titleLines,
  type,
  wordsLines,
} from '#machines/flows/boxes.ts';
import type { ChartState, Rect } from '#machines/flows/chart-file.ts';
import { classNames } from '../ui/class-names.ts';
import { bringIn } from './bring-in.ts';
import { type Marks, marksOf } from './marks.ts';

interface StateBoxProps {
  readonly chart: Drawn;
  readonly state: ChartState;
  readonly rect: Rect;
  readonly reading: Reading;
  readonly marks: Marks;
  readonly isOpen: boolean;
  /** Number of states folded away in it. */
  readonly hidden: number;
  readonly isRegion: boolean;
}

const isSame = (one: StateBoxProps, other: StateBoxProps): boolean =>
  one.chart === other.chart &&
  one.state === other.state &&
  one.rect === other.rect &&
  one.reading === other.reading &&
  one.isOpen === other.isOpen &&
  one.hidden === other.hidden &&
  one.isRegion === other.isRegion &&
  [one.state, ...rowsOf(one.chart, one.state.id)].every(
    ({ id }) => marksOf(id, one.marks) === marksOf(id, other.marks),
  );

/** Memoised: re-renders only when its own marks change. */
export const StateBox = memo(function StateBox({
  chart,
  state,
  rect: [x, y, width, height],
  reading,
  marks,
  isOpen,
  hidden,
  isRegion,
}: StateBoxProps) {
  const name = `flow-state${marksOf(state.id, marks)}`;
  if (state.kind === 'history')
    return (
      <g className={name}>
        <circle className="flow-box" cx={x + width / 2} cy={y + height / 2} r={width / 2 - 1} />
        <text className="flow-key" x={x + width / 2} y={y + height / 2 + 4} textAnchor="middle">
          {state.isDeep ? 'H*' : 'H'}
        </text>
      </g>
    );
  const head = headOf(chart, state, !isOpen);
  const titles = titleLines(state, reading, !isOpen);
  const left = x + box.padding;
  const top = y + box.padding;
  const shape = classNames('flow-box', isOpen && 'flow-outer', isRegion && 'flow-region');
  const isFoldedParallel = !isOpen && state.kind === 'parallel';
  return (
    <g className={name} ref={!isOpen && marks.activeStates?.has(state.id) ? bringIn : undefined}>
      <rect className={shape} x={x} y={y} width={width} height={height} rx={isOpen ? 14 : 10} />
      {state.kind === 'final' || isFoldedParallel ? (
        <rect
          className={classNames('flow-ring', isFoldedParallel && 'flow-region')}
          x={x + 3.5}
          y={y + 3.5}
          width={width - 7}
          height={height - 7}
          rx={7}
        />
      ) : null}
      {titles.map((line, at) => (
        <text
          key={line}
          className={reading.isRaw ? 'flow-title flow-raw' : 'flow-title'}
          x={left}
          y={top + (at + 0.66) * type.title.line}
        >
          {`${line}${hidden > 0 && at === titles.length - 1 ? ` (+${hidden})` : ''}`}
        </text>
      ))}
      {state.invokes.length > 0 ? (
        <text className="flow-key" x={x + width - box.padding} y={top + 10} textAnchor="end">
          {reading.isRaw ? state.invokes.map(({ id }) => id).join(' ') : '⟳'}
        </text>
      ) : null}
      {wordsLines(state, reading.lang, !isOpen).map((line, at) => (
        <text
          key={line}
          className="flow-words"
          x={left}
          y={top + titles.length * type.title.line + (at + 0.74) * type.words.line}
        >
          {line}
        </text>
      ))}
      {rowsOf(chart, state.id).map((arrow, at) => {
        const column = Math.floor(at / head.deep);
        const rowTop = y + head.rowsFrom + (at % head.deep) * type.row.line;
        const rowLeft = left + column * box.row;
        return (
          <g key={arrow.id} className={`flow-${arrow.by}${marksOf(arrow.id, marks)}`}>
            <rect
              className="flow-label flow-row-mark"
              x={rowLeft - 4}
              y={rowTop}
              width={box.row - 6}
              height={type.row.line}
              rx={5}
              fillOpacity={0}
            />
            <circle className={`flow-tip-${arrow.by}`} cx={rowLeft + 3} cy={rowTop + type.row.line / 2} r={2.5} />
            <text className="flow-row" x={rowLeft + 11} y={rowTop + type.row.line * 0.7}>
              {rowText(chart, arrow, reading, box.row - 26)}
            </text>
          </g>
        );
      })}
    </g>
  );
}, isSame);
