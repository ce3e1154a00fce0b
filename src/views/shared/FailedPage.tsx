import type { Failure } from '#services/failure.ts';
import * as hidden from '../ui/VisuallyHidden.css.ts';
import { FailedPart } from './FailedPart.tsx';
import { Head } from './Head.tsx';

interface FailedPageProps {
  readonly title: string;
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/** What an address asks for could not be brought; it may be tried again. */
export function FailedPage({ title, failure, onRetry }: FailedPageProps) {
  return (
    <>
      <Head page={title} />
      <h1 className={hidden.root}>{title}</h1>
      <FailedPart title={title} failure={failure} onRetry={onRetry} />
    </>
  );
}
