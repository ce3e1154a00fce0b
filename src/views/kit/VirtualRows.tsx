import { type ReactNode, useMemo, useState } from 'react';
import { type Identified, Row, type RowsProps } from './ListRow.tsx';
import * as css from './PagedList.css.ts';
import { watchViewport } from './watch-viewport.ts';

const groupSize = 12;

interface VirtualRowsProps<T> extends RowsProps<T> {
  /** Heights are stored per object, so that returning to the list restores the position. */
  readonly owner: object;
}

type Heights = Map<string | number, number>;

const heights = new WeakMap<object, Heights>();

const heightsOf = (owner: object): Heights => {
  const known = heights.get(owner) ?? new Map();
  heights.set(owner, known);
  return known;
};

export function VirtualRows<T extends Identified>({ items, at, owner, ...rest }: VirtualRowsProps<T>): ReactNode {
  const known = heightsOf(owner);
  return Array.from({ length: Math.ceil(items.length / groupSize) }, (_, group) => {
    const from = group * groupSize;
    return <Group key={from} {...rest} rows={items.slice(from, from + groupSize)} at={at + from} known={known} />;
  });
}

interface GroupProps<T> extends Omit<RowsProps<T>, 'items'> {
  readonly rows: readonly T[];
  readonly known: Heights;
}

function Group<T extends Identified>({ rows, known, ...rest }: GroupProps<T>): ReactNode {
  const first = rows[0]?.id ?? '';
  const [height, setHeight] = useState(() => known.get(first) ?? null);
  const { edge } = useMemo(
    () =>
      watchViewport(
        (far) => {
          known.set(first, far);
          setHeight(far);
        },
        () => setHeight(null),
      ),
    [known, first],
  );
  if (height !== null) return <li ref={edge} aria-hidden="true" className={css.spacer} style={{ blockSize: height }} />;
  return rows.map((item, row) => {
    const isEdge = row === 0 || row === rows.length - 1;
    return <Row key={item.id} {...rest} item={item} at={rest.at + row} edge={isEdge ? edge : undefined} />;
  });
}
