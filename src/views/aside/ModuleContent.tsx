import { useSelector } from '@xstate/react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NonReducibleUnknown } from 'xstate';
import { selectData, selectFailure, selectLeftOut } from '#machines/kit/resource.machine.ts';
import type { Failure } from '#services/failure.ts';
import { useFailedPiece } from '../kit/failures.ts';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { PartBoundary } from '../kit/PartBoundary.tsx';
import { Unreadable } from '../kit/Unreadable.tsx';
import { useNear } from '../kit/use-near.ts';
import { Button } from '../ui/Button.tsx';
import { focusBlock } from '../ui/focus-block.ts';
import * as css from './Block.css.ts';

interface ModuleContentProps<T, Input extends NonReducibleUnknown> {
  readonly actor: ResourceActor<T, Input> | undefined;
  readonly skeleton: ReactNode;
  readonly empty?: ReactNode;
  readonly frame?: (inside: ReactNode) => ReactNode;
  readonly children: (data: NonNullable<T>) => ReactNode;
}

const bare = (inside: ReactNode): ReactNode => inside;

export function ModuleContent<T, Input extends NonReducibleUnknown = undefined>(props: ModuleContentProps<T, Input>) {
  const { actor, skeleton, empty = null, frame = bare, children } = props;
  if (!actor) return frame(skeleton);
  return (
    <Shown actor={actor} skeleton={skeleton} empty={empty} frame={frame}>
      {children}
    </Shown>
  );
}

type ShownProps<T, Input extends NonReducibleUnknown> = Required<ModuleContentProps<T, Input>> & {
  readonly actor: ResourceActor<T, Input>;
};

function Shown<T, Input extends NonReducibleUnknown>(props: ShownProps<T, Input>) {
  const { actor, skeleton, empty, frame, children } = props;
  const snapshot = useSelector(actor, (current) => current);
  const data = selectData<T>(snapshot);
  const near = useNear(actor);
  if (snapshot.hasTag('deferred')) return frame(<div ref={near}>{skeleton}</div>);
  if (snapshot.hasTag('loading')) return frame(skeleton);
  if (snapshot.hasTag('failed')) {
    const retry = () => actor.send({ type: 'resource.retry' });
    return frame(<Failed failure={selectFailure(snapshot)} onRetry={retry} />);
  }
  const unreadable = selectLeftOut(snapshot);
  const isEmpty = snapshot.hasTag('empty') || data === null || data === undefined;
  return (
    <>
      {!isEmpty ? (
        <PartBoundary of={data} onRetry={() => actor.send({ type: 'resource.reload' })}>
          {() => children(data)}
        </PartBoundary>
      ) : unreadable > 0 ? null : (
        empty
      )}
      <Unreadable count={unreadable} />
    </>
  );
}

interface FailedProps {
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

export function Failed({ failure, onRetry }: FailedProps) {
  const { t } = useTranslation(['shell', 'failure']);
  const { ref, tag, isShared } = useFailedPiece(failure, onRetry);
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusBlock(currentTarget);
    onRetry();
  };
  return (
    <div ref={ref} className={css.failedRow}>
      <p role={isShared ? undefined : 'status'} className={css.failureText}>
        {isShared ? t('notLoaded') : t(`failure:${tag}`)}
      </p>
      {isShared ? null : (
        <Button size="s" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
