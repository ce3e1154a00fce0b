import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectData, selectFailure } from '#machines/kit/resource.machine.ts';
import { type Failure, isMissing } from '#services/failure.ts';
import { classNames } from '../ui/class-names.ts';
import { stack } from '../ui/layout.css.ts';
import { SkeletonLine, SkeletonText } from '../ui/Skeleton.tsx';
import * as sheet from '../ui/sheet.css.ts';
import * as hidden from '../ui/VisuallyHidden.css.ts';
import { FailedPart } from './FailedPart.tsx';
import { Head } from './Head.tsx';
import type { ResourceActor } from './Loaded.tsx';
import { MissingPage, type MissingPageProps } from './MissingPage.tsx';

interface SubjectStateProps<T> {
  readonly data: T | null;
  /** Why the subject could not be loaded; null in every other state. */
  readonly failure: Failure | null;
  readonly isMissing?: boolean;
  readonly missing?: MissingPageProps;
  readonly failed: string;
  readonly onRetry: () => void;
  readonly waiting: ReactNode;
  /** For a page whose heading is shown in every state but the missing one. */
  readonly around?: (content: ReactNode) => ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A page by the state of its subject, of any chart. */
export function SubjectState<T>(props: SubjectStateProps<T>) {
  const { data, failure, missing, failed, onRetry, around } = props;
  if (missing && (props.isMissing ?? isMissing(failure))) return <MissingPage {...missing} />;
  if (failure && !around) {
    return (
      <div className={sheet.root}>
        <Head page={failed} />
        <FailedPart heading="h1" title={failed} failure={failure} onRetry={onRetry} />
      </div>
    );
  }
  const content = data === null ? props.waiting : props.children(data);
  return around
    ? around(failure ? <FailedPart title={failed} failure={failure} onRetry={onRetry} /> : content)
    : content;
}

export const useSubject = <T,>(actor: ResourceActor<T>) => ({
  data: useSelector(actor, (snapshot) => selectData<T>(snapshot)),
  failure: useSelector(actor, (snapshot) => (snapshot.hasTag('failed') ? selectFailure(snapshot) : null)),
  onRetry: () => actor.send({ type: 'resource.retry' }),
});

interface PageStateProps<T> extends Pick<SubjectStateProps<T>, 'failed' | 'children'> {
  readonly actor: ResourceActor<T>;
  readonly title: string;
  readonly loading: string;
  readonly skeleton: ReactNode;
  readonly frame?: string;
  readonly known?: ReactNode;
  readonly missing: MissingPageProps;
  /** In place of every failure. */
  readonly refused?: MissingPageProps | undefined;
}

/** A page by the state of the resource that is its subject. */
export function PageState<T>(props: PageStateProps<T>) {
  const { actor, title, loading, skeleton, frame = classNames(sheet.root, sheet.waiting), known, refused } = props;
  const subject = useSubject(actor);
  return (
    <SubjectState
      {...subject}
      isMissing={refused ? subject.failure !== null : isMissing(subject.failure)}
      missing={refused ?? props.missing}
      failed={props.failed}
      waiting={
        known ?? (
          <div className={frame} role="status">
            <Head page={title} />
            <h1 className={hidden.root}>{loading}</h1>
            {skeleton}
          </div>
        )
      }
    >
      {props.children}
    </SubjectState>
  );
}

export function HeadSkeleton({ above, below }: { readonly above: string; readonly below: string }) {
  return (
    <div className={stack.m}>
      <SkeletonLine width={above} />
      <div className={sheet.title}>
        <SkeletonText lines={2} />
      </div>
      <SkeletonLine width={below} />
    </div>
  );
}
