import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
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
      <EmptyState heading="h1" title={title} {...rest} />
    </>
  );
}
