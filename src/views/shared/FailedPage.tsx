import type { Failure } from '#services/failure.ts';
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
      <FailedPart heading="h1" title={title} failure={failure} onRetry={onRetry} />
    </>
  );
}
