import CalendarX from 'lucide-react/icons/calendar-x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityDetail } from '#services/contract/activity.contract.ts';
import { useTo } from '../context.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import type { MissingPageProps } from '../kit/MissingPage.tsx';
import { HeadSkeleton, PageState } from '../kit/PageState.tsx';
import { SkeletonBlock, SkeletonText } from '../ui/Skeleton.tsx';

interface EventStateProps {
  readonly actor: ResourceActor<ActivityDetail>;
  readonly refused?: MissingPageProps | undefined;
  readonly children: (event: ActivityDetail) => ReactNode;
}

export function EventState(props: EventStateProps) {
  const { t } = useTranslation('events');
  const to = useTo();
  return (
    <PageState
      {...props}
      title={t('home.title')}
      loading={t('event.loading')}
      failed={t('event.failed')}
      missing={{
        icon: CalendarX,
        title: t('event.missing'),
        text: t('event.missingText'),
        action: { href: to.home({ site: 'events' }), label: t('event.toHome') },
      }}
      skeleton={
        <>
          <HeadSkeleton above="8rem" below="40%" />
          <SkeletonBlock ratio={16 / 9} />
          <SkeletonBlock height="9rem" />
          <SkeletonText lines={4} />
        </>
      }
    />
  );
}
