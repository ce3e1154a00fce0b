import { kindOf } from '#machines/flows/recording.ts';
import type { Sequence } from '#machines/flows/sequence.ts';
import { type Row, type SequenceLayout, sequenceSize } from '#machines/flows/sequence-layout.ts';
import { linesOf } from '#machines/flows/text-size.ts';
import type { JournalEntry } from '#machines/journal/recorder.ts';
import * as css from './SequencePicture.css.ts';

interface HeadsProps {
  readonly sequence: Sequence;
  readonly layout: SequenceLayout;
  readonly nameOf: (id: string) => string;
}

interface PictureProps extends Omit<HeadsProps, 'nameOf'> {
  /** Index of the entry before the moment. */
  readonly chosen: number;
  readonly wordsOf: (entry: JournalEntry) => string;
}

const short = (text: string, width: number): string => linesOf(text, width, 12, 1)[0] ?? '';

export function SequenceHeads({ sequence, layout: { width, lanes }, nameOf }: HeadsProps) {
  const { head, lane } = sequenceSize;
  return (
    <svg width={width} height={head - 6} viewBox={`0 0 ${width} ${head - 6}`} aria-hidden="true" focusable="false">
      {sequence.lifelines.map(({ id, outsider }, at) => {
        const x = lanes[at] ?? 0;
        return (
          <g key={id}>
            <rect
              className={outsider === null ? css.actor : css.outsider}
              x={x - lane / 2 + 8}
              y={8}
              width={lane - 16}
              height={30}
              rx={outsider === null ? 8 : 15}
            />
            <text className={css.name} x={x} y={28} textAnchor="middle">
              {short(nameOf(id), lane - 34)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Hidden from assistive technology: the rows beside it say the same. */
export function SequencePicture({ sequence, layout, chosen, wordsOf }: PictureProps) {
  const { width, height, lanes } = layout;
  const { head } = sequenceSize;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {layout.rows.map((row) =>
        row.message.entry.index === chosen ? (
          <rect
            key="chosen"
            className={css.band}
            x={2}
            y={row.top + 2}
            width={width - 4}
            height={row.height - 4}
            rx={8}
          />
        ) : null,
      )}
      {sequence.lifelines.map(({ id }, at) => (
        <path key={id} className={css.life} d={`M${lanes[at] ?? 0} ${head - 8}V${height}`} />
      ))}
      {layout.rows.map((row) => (
        <Arrow key={row.message.entry.index} row={row} backend={layout.backend} words={wordsOf(row.message.entry)} />
      ))}
    </svg>
  );
}

function Arrow({ row, backend, words }: { readonly row: Row; readonly backend: number; readonly words: string }) {
  const { from, to, y, starts, message } = row;
  const kind = kindOf(message.entry);
  const isSelf = from === to;
  const side = to > from ? -1 : 1;
  const middle = (from + to) / 2;
  const space = isSelf ? 150 : Math.max(120, Math.abs(to - from) - 24);
  return (
    <g className={css.kind[kind]}>
      <path className={css.line} d={isSelf ? `M${from} ${y - 5}h22v12h-18` : `M${from} ${y}H${to + side * 7}`} />
      <path className={css.tip} d={isSelf ? `M${from + 1} ${y + 7}l8 -4v8z` : `M${to} ${y}l${side * 8} -4v8z`} />
      <text
        className={css.words}
        x={isSelf ? from + 28 : middle}
        y={isSelf ? y + 4 : y - 7}
        textAnchor={isSelf ? 'start' : 'middle'}
      >
        {short(words, space)}
      </text>
      {starts.map((start) => (
        <g key={`${start.name} ${start.y}`} className={css.kind.backend}>
          <path className={css.asks} d={`M${start.from} ${start.y}H${backend - 7}`} />
          <path className={css.tip} d={`M${backend} ${start.y}l-8 -4v8z`} />
          <text className={css.asked} x={(start.from + backend) / 2} y={start.y - 5} textAnchor="middle">
            {start.name}
          </text>
        </g>
      ))}
    </g>
  );
}
