import { memo, type ReactNode, type RefCallback } from 'react';
import { PartBoundary } from './PartBoundary.tsx';

export interface RowProps<T> {
  readonly item: T;
  readonly at: number;
  readonly className: string;
  readonly edge?: RefCallback<Element> | undefined;
  show(item: T, index: number): ReactNode;
}

function PlainRow<T>({ item, at, className, edge, show }: RowProps<T>) {
  return (
    <li ref={edge} className={className}>
      <PartBoundary of={item}>{() => show(item, at)}</PartBoundary>
    </li>
  );
}

/** Memoised: a new page does not re-render earlier rows. */
export const Row: <T>(props: RowProps<T>) => ReactNode = memo(PlainRow);

export interface Identified {
  readonly id: string | number;
}

export interface RowsProps<T> extends Omit<RowProps<T>, 'item' | 'edge'> {
  readonly items: readonly T[];
}

export const Rows = <T extends Identified>({ items, at, className, show }: RowsProps<T>): ReactNode =>
  items.map((item, row) => <Row key={item.id} item={item} at={at + row} className={className} show={show} />);
