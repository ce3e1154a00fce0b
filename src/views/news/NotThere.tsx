import FileQuestion from 'lucide-react/icons/file-question-mark';
import type { ReactNode } from 'react';
import { newsRefusal } from '#services/contract/news.contract.ts';
import { type Failure, refusalCode } from '#services/failure.ts';
import { FailedPart } from '#views/shared/FailedPart.tsx';
import { Head } from '#views/shared/Head.tsx';
import { MissingHead } from '#views/shared/MissingHead.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import * as hidden from '#views/ui/VisuallyHidden.css.ts';
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

const isMissing = (failure: Failure | null): boolean =>
  failure !== null && (failure.tag === 'missing' || refusalCode(failure) === newsRefusal.notFound);

/** Stands where an article or a flash would be: there is none, with a way on, or it did not come, with another try. */
export function NotThere({ failure, missing, failed, wayOn, onRetry }: NotThereProps) {
  const isGone = isMissing(failure);
  const title = isGone ? missing.title : failed;
  return (
    <div className={css.root} tabIndex={-1}>
      {isGone ? <MissingHead page={title} /> : <Head page={title} />}
      <h1 className={hidden.root}>{title}</h1>
      {isGone ? (
        <EmptyState
          icon={<FileQuestion size={26} strokeWidth={1.5} />}
          title={title}
          text={missing.text}
          action={wayOn}
        />
      ) : (
        <FailedPart title={title} failure={failure} onRetry={onRetry} />
      )}
    </div>
  );
}
