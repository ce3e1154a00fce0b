import { type ReactNode, useMemo, useState } from 'react';
import { useWholePage } from '../context.tsx';
import { onceWanted } from './whole-page.ts';

interface DeferUntilVisibleProps {
  readonly height: number;
  /** A landmark stands from the start, under its name. */
  readonly as?: 'div' | 'aside' | 'footer';
  readonly label?: string;
  readonly children: ReactNode;
}

export function DeferUntilVisible({ height, as: Element = 'div', label, children }: DeferUntilVisibleProps) {
  const wholePage = useWholePage();
  const [isDue, setDue] = useState(wholePage.isWanted);
  const placeholder = useMemo(() => onceWanted(wholePage, '200px', () => setDue(true)), [wholePage]);
  return isDue ? children : <Element ref={placeholder} aria-label={label} style={{ blockSize: height }} />;
}
