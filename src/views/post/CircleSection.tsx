import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectItems, selectListFailure } from '#machines/kit/paged-list.machine.ts';
import type { Circle } from '#services/contract/circle.contract.ts';
import { FailedPart } from '../kit/FailedPart.tsx';
import type { ListActor } from '../kit/list-actor.ts';
import { EmptyList } from '../kit/Unreadable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './CircleCard.css.ts';
import { CircleCard, CircleCardSkeleton } from './CircleCard.tsx';
import { MoreButton } from './MoreButton.tsx';

interface CircleSectionProps {
  readonly actor: ListActor<Circle>;
  readonly id: string;
  readonly title: string;
}

/** Loads more on request only, so that the next section does not move. */
export function CircleSection({ actor, id, title }: CircleSectionProps) {
  return (
    <section tabIndex={-1} aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <CircleCards actor={actor} id={id} title={title} />
    </section>
  );
}

const bones = ['a', 'b', 'c'];

function CircleCards({ actor, title, id }: CircleSectionProps) {
  const { t } = useTranslation(['post', 'shell']);
  const circles = useSelector(actor, (snapshot) => selectItems<Circle>(snapshot));
  const failure = useSelector(actor, selectListFailure);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  if (isFailed) {
    const retry = () => actor.send({ type: 'page.retry' });
    return <FailedPart compact title={t('circles.failed')} failure={failure} onRetry={retry} />;
  }
  if (isEmpty) {
    return (
      <EmptyList actor={actor}>
        <EmptyState compact title={t('circles.empty')} />
      </EmptyList>
    );
  }
  if (isLoading) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{t('shell:loading')}</VisuallyHidden>
        <div className={css.list}>
          {bones.map((bone) => (
            <CircleCardSkeleton key={bone} />
          ))}
        </div>
      </div>
    );
  }
  return (
    <>
      <ul role="list" className={css.list} aria-label={title} id={`${id}-list`}>
        {circles.map((circle) => (
          <li key={circle.id} className={css.item}>
            <CircleCard circle={circle} />
          </li>
        ))}
      </ul>
      <MoreButton actor={actor} label={t('circles.more')} name={title} failed={t('circles.failed')} />
    </>
  );
}
