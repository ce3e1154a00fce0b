import { memo, type ReactNode, type RefCallback } from 'react';

export interface RowProps<T> {
  readonly item: T;
  readonly at: number;
  readonly className: string;
  /** For the first and the last of a group that is watched. */
  readonly edge?: RefCallback<Element> | undefined;
  show(item: T, index: number): ReactNode;
}

function PlainRow<T>({ item, at, className, edge, show }: RowProps<T>) {
  return (
    <li ref={edge} className={className}>
      {show(item, at)}
    </li>
  );
}

/** Drawn once: a page that comes below leaves the rows above alone. */
export const Row: <T>(props: RowProps<T>) => ReactNode = memo(PlainRow);
