import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useTranslation } from '#i18n/TextsProvider.tsx';
import type { eventsHomeMachine } from '#machines/content/events-home.machine.ts';
import type { Activity } from '#services/contract/activity.contract.ts';
import type { Tag } from '#services/contract/basic.contract.ts';
import { Head } from '#views/shared/Head.tsx';
import { Loaded, type ResourceActor } from '#views/shared/Loaded.tsx';
import { SectionHead } from '#views/ui/SectionHead.tsx';
import { SkeletonLine } from '#views/ui/Skeleton.tsx';
import { Calendar } from './Calendar.tsx';
import * as barCss from './CategoryBar.css.ts';
import { CategoryBar } from './CategoryBar.tsx';
import * as cardCss from './EventCard.css.ts';
import { EventCard, EventCardSkeleton } from './EventCard.tsx';
import * as css from './EventsHome.css.ts';

const places = ['a', 'b', 'c'];

/** Home of the events site (R2.6-70): what is hot, the kinds of events, and the calendar by month. */
export function EventsHome({ actor }: { readonly actor: ActorRefFrom<typeof eventsHomeMachine> }) {
  const { t } = useTranslation('events');
  const { featured, categories, calendar } = useSelector(actor, ({ children }) => children);
  if (!featured || !categories || !calendar) return null;
  return (
    <div className={css.root}>
      <Head page={t('home.title')} description={t('home.lead')} />
      <header className={css.head}>
        <h1 className={css.title}>{t('home.heading')}</h1>
        <p className={css.lead}>{t('home.lead')}</p>
        <Categories actor={categories} />
      </header>
      <Featured actor={featured} />
      <Calendar actor={calendar} />
    </div>
  );
}

function Categories({ actor }: { readonly actor: ResourceActor<readonly Tag[]> }) {
  const { t } = useTranslation('events');
  return (
    <Loaded<readonly Tag[]>
      actor={actor}
      failedTitle={t('home.categoriesFailed')}
      skeleton={
        <div className={barCss.root}>
          <SkeletonLine width="60%" />
        </div>
      }
    >
      {(tags) => <CategoryBar categories={tags} />}
    </Loaded>
  );
}

function Featured({ actor }: { readonly actor: ResourceActor<readonly Activity[]> }) {
  const { t } = useTranslation('events');
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  if (isEmpty) return null;
  return (
    <section tabIndex={-1} aria-labelledby="featured-events">
      <SectionHead id="featured-events" title={t('home.featured')} />
      <Loaded<readonly Activity[]>
        actor={actor}
        failedTitle={t('home.featuredFailed')}
        skeleton={
          <div className={cardCss.row}>
            {places.map((place) => (
              <EventCardSkeleton key={place} />
            ))}
          </div>
        }
      >
        {(events) => (
          <ul className={cardCss.row}>
            {events.map((event) => (
              <li key={event.id}>
                <EventCard first event={event} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
