import type { Message, Sequence } from './sequence.ts';

/** In CSS px. */
export const sequenceSize = { lane: 168, left: 84, head: 52, row: 48, start: 26, foot: 16 } as const;

export interface Row {
  readonly message: Message;
  readonly top: number;
  readonly height: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly starts: readonly { readonly name: string; readonly from: number; readonly y: number }[];
}

export interface SequenceLayout {
  readonly width: number;
  readonly height: number;
  readonly lanes: readonly number[];
  readonly backend: number;
  readonly rows: readonly Row[];
}

/** One row per entry; each effect it starts adds a line to the row. */
export const laidOut = ({ lifelines, messages }: Sequence): SequenceLayout => {
  const { lane, left, head, row, start, foot } = sequenceSize;
  const lanes = lifelines.map((_, at) => left + at * lane);
  const xOf = (id: string): number => lanes[lifelines.findIndex((line) => line.id === id)] ?? left;
  const heights = messages.map(({ starts }) => row + starts.length * start);
  const rows = messages.map((message, at): Row => {
    const top = head + heights.slice(0, at).reduce((sum, height) => sum + height, 0);
    return {
      message,
      top,
      height: heights[at] ?? row,
      y: top + 32,
      from: xOf(message.from),
      to: xOf(message.to),
      starts: message.starts.map(({ by, name }, nth) => ({ name, from: xOf(by), y: top + 32 + (nth + 1) * start })),
    };
  });
  return {
    width: left * 2 + Math.max(0, lifelines.length - 1) * lane,
    height: head + heights.reduce((sum, height) => sum + height, 0) + foot,
    lanes,
    backend: xOf('backend'),
    rows,
  };
};
