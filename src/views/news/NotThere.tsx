import FileQuestion from 'lucide-react/icons/file-question-mark';
import type { ReactNode } from 'react';
import type { Failure } from '#services/failure.ts';
import { isMissing } from '#services/failure.ts';
import { FailedPage } from '#views/shared/FailedPage.tsx';
import { MissingPage } from '#views/shared/MissingPage.tsx';
import * as css from './Article.css.ts';

interface NotThereProps {
  readonly failure: Failure | null;
  /** What is said of an item that does not exist or was deleted. */
  readonly missing: { readonly title: string; readonly text: string };
  /** What is said of one that could not be brought. */
  readonly failed: string;
  readonly wayOn: ReactNode;
  readonly onRetry: () => void;
}

/** Stands where an article or a flash would be: there is none, with a way on, or it did not come, with another try. */
export function NotThere({ failure, missing, failed, wayOn, onRetry }: NotThereProps) {
  return (
    <div className={css.root} tabIndex={-1}>
      {isMissing(failure) ? (
        <MissingPage icon={<FileQuestion size={26} strokeWidth={1.5} />} {...missing} action={wayOn} />
      ) : (
        <FailedPage title={failed} failure={failure} onRetry={onRetry} />
      )}
    </div>
  );
}
