import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectData, selectFailure } from '#machines/shared/resource.machine.ts';
import { isMissing } from '#services/failure.ts';
import { classNames } from '../ui/class-names.ts';
import { SkeletonLine, SkeletonText } from '../ui/Skeleton.tsx';
import * as hidden from '../ui/VisuallyHidden.css.ts';
import { FailedPart } from './FailedPart.tsx';
import { Head } from './Head.tsx';
import type { ResourceActor } from './Loaded.tsx';
import { MissingPage, type MissingPageProps } from './MissingPage.tsx';
import * as css from './PageState.css.ts';

interface PageStateProps<T> {
  readonly actor: ResourceActor<T>;
  /** Of the document, until it is known. */
  readonly title: string;
  /** For those who hear the page. */
  readonly loading: string;
  /** Shaped like the content. */
  readonly skeleton: ReactNode;
  /** What the skeleton stands in, where that is no sheet. */
  readonly frame?: string;
  /** What is there of the content before it has come, instead of the skeleton. */
  readonly known?: ReactNode;
  readonly failed: string;
  readonly missing: MissingPageProps;
  /** What is said of a failure of another kind. */
  readonly refused?: MissingPageProps | undefined;
  readonly children: (data: T) => ReactNode;
}

/** A page of one thing: its content, its shape until that has come, that it could not be brought, or that there is none. */
export function PageState<T>(props: PageStateProps<T>) {
  const { actor, title, loading, skeleton, frame = classNames(css.sheet, css.waiting), known, failed } = props;
  const data = useSelector(actor, (snapshot) => selectData<T>(snapshot));
  const failure = useSelector(actor, selectFailure);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const none = props.refused ?? (isMissing(failure) ? props.missing : undefined);
  if (isFailed && none) return <MissingPage {...none} />;
  if (isFailed) {
    return (
      <div className={css.sheet}>
        <Head page={failed} />
        <FailedPart
          heading="h1"
          title={failed}
          failure={failure}
          onRetry={() => actor.send({ type: 'resource.retry' })}
        />
      </div>
    );
  }
  if (data !== null) return props.children(data);
  return (
    known ?? (
      <div className={frame} role="status">
        <Head page={title} />
        <h1 className={hidden.root}>{loading}</h1>
        {skeleton}
      </div>
    )
  );
}

/** The title of a sheet with a line above and below it, as wide as is told in CSS. */
export function HeadSkeleton({ above, below }: { readonly above: string; readonly below: string }) {
  return (
    <div className={css.head}>
      <SkeletonLine width={above} />
      <div className={css.title}>
        <SkeletonText lines={2} />
      </div>
      <SkeletonLine width={below} />
    </div>
  );
}
