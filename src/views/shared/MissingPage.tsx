import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as hidden from '../ui/VisuallyHidden.css.ts';
import { MissingHead } from './MissingHead.tsx';

interface MissingPageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The way on. */
  readonly action: ReactNode;
}

/** What an address asks for does not exist; something else does. */
export function MissingPage({ title, ...rest }: MissingPageProps) {
  return (
    <>
      <MissingHead page={title} />
      <h1 className={hidden.root}>{title}</h1>
      <EmptyState title={title} {...rest} />
    </>
  );
}
