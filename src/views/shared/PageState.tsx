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
  readonly title: string;
  readonly loading: string;
  readonly skeleton: ReactNode;
  readonly frame?: string;
  readonly known?: ReactNode;
  readonly failed: string;
  readonly missing: MissingPageProps;
  readonly refused?: MissingPageProps | undefined;
  readonly children: (data: T) => ReactNode;
}

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
