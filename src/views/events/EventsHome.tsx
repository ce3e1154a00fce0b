import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { eventsHomeMachine } from '#machines/content/events-home.machine.ts';
import { selectData, selectFailure } from '#machines/kit/resource.machine.ts';
import type { Activity } from '#services/contract/activity.contract.ts';
import type { Tag } from '#services/contract/basic.contract.ts';
import { Banners } from '../banners/Banners.tsx';
import { Head } from '../kit/Head.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { LoadedList } from '../kit/LoadedList.tsx';
import { PartBoundary } from '../kit/PartBoundary.tsx';
import { QuietNote } from '../kit/QuietNote.tsx';
import { stack } from '../ui/layout.css.ts';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import { pageTitle } from '../ui/text.css.ts';
import { Calendar } from './Calendar.tsx';
import * as barCss from './CategoryBar.css.ts';
import { CategoryBar } from './CategoryBar.tsx';
import * as cardCss from './EventCard.css.ts';
import { EventCard, EventCardSkeleton } from './EventCard.tsx';
import * as css from './EventsHome.css.ts';

export function EventsHome({ actor }: { readonly actor: ActorRefFrom<typeof eventsHomeMachine> }) {
  const { t } = useTranslation('events');
  const { banners, featured, categories, calendar } = useSelector(actor, ({ children }) => children);
  if (!banners || !featured || !categories || !calendar) return null;
  return (
    <div className={css.root}>
      <Head page={t('home.title')} description={t('home.lead')} />
      <header className={stack.s}>
        <h1 className={pageTitle}>{t('home.heading')}</h1>
        <p className={css.lead}>{t('home.lead')}</p>
        <PartBoundary>
          <Categories actor={categories} />
        </PartBoundary>
      </header>
      <PartBoundary>
        <Banners actor={banners} label={t('home.banners')} failed={t('home.bannersFailed')} />
      </PartBoundary>
      <PartBoundary>
        <Featured actor={featured} />
      </PartBoundary>
      <PartBoundary>
        <Calendar actor={calendar} />
      </PartBoundary>
    </div>
  );
}

const bones = ['80px', '54px', '55px', '56px', '57px', '58px', '59px'];

function Categories({ actor }: { readonly actor: ResourceActor<readonly Tag[]> }) {
  const { t } = useTranslation('events');
  const tags = useSelector(actor, (snapshot) => selectData<readonly Tag[]>(snapshot));
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const failure = useSelector(actor, selectFailure);
  if (tags) return <CategoryBar categories={tags} />;
  if (!isLoading) {
    const retry = () => actor.send({ type: 'resource.retry' });
    return <QuietNote text={t('home.categoriesFailed')} failure={failure} onRetry={retry} />;
  }
  return (
    <div className={barCss.root}>
      <div className={barCss.row}>
        {bones.map((bone) => (
          <SkeletonBlock key={bone} width={bone} height="34px" />
        ))}
      </div>
    </div>
  );
}

function Featured({ actor }: { readonly actor: ResourceActor<readonly Activity[]> }) {
  const { t } = useTranslation('events');
  return (
    <LoadedList<Activity>
      actor={actor}
      id="featured-events"
      title={t('home.featured')}
      failedTitle={t('home.featuredFailed')}
      className={cardCss.row}
      skeleton={<EventCardSkeleton />}
      skeletons={3}
    >
      {(event) => <EventCard first event={event} />}
    </LoadedList>
  );
}
