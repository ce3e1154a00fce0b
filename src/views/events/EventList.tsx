import { useSelector } from '@xstate/react';
import CalendarX from 'lucide-react/icons/calendar-x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { EventSubject } from '#machines/content/activity-loads.ts';
import type { eventListMachine } from '#machines/content/event-list.machine.ts';
import { selectParams } from '#machines/kit/page.machine.ts';
import type { Activity } from '#services/contract/activity.contract.ts';
import { useTo } from '../context.tsx';
import { Head } from '../kit/Head.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import type { ListActor } from '../kit/list-actor.ts';
import { SubjectState, useSubject } from '../kit/PageState.tsx';
import { Sentence } from '../kit/Sentence.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { stack } from '../ui/layout.css.ts';
import { SkeletonLine } from '../ui/Skeleton.tsx';
import { pageTitle } from '../ui/text.css.ts';
import * as hidden from '../ui/VisuallyHidden.css.ts';
import { CategoryBar } from './CategoryBar.tsx';
import { EventFilter } from './EventFilter.tsx';
import * as css from './EventsHome.css.ts';
import { FilteredEvents } from './FilteredEvents.tsx';

export function EventList({ actor }: { readonly actor: ActorRefFrom<typeof eventListMachine> }) {
  const { subject, list } = useSelector(actor, ({ children }) => children);
  const isOrganiser = useSelector(actor, (snapshot) => selectParams(snapshot).sourceId !== undefined);
  return subject && list ? <Subject actor={subject} list={list} isOrganiser={isOrganiser} /> : null;
}

interface SubjectProps {
  readonly actor: ResourceActor<EventSubject>;
  readonly list: ListActor<Activity>;
  readonly isOrganiser: boolean;
}

function Subject({ actor, list, isOrganiser }: SubjectProps) {
  const { t } = useTranslation('events');
  const to = useTo();
  const subject = useSubject(actor);
  const isListLost = useSelector(list, (snapshot) => snapshot.hasTag('failed'));
  const isFailed = subject.failure !== null;
  const head = (about: EventSubject | null) => <ListHead about={about} list={list} isOrganiser={isOrganiser} />;
  return (
    <SubjectState
      {...subject}
      missing={{
        icon: CalendarX,
        title: t(isOrganiser ? 'list.missingOrganiser' : 'list.missing'),
        text: t('list.missingText'),
        action: { href: to.home({ site: 'events' }), label: t('event.toHome') },
      }}
      failed={t('list.failed')}
      onRetry={() => {
        subject.onRetry();
        list.send({ type: 'page.retry' });
      }}
      waiting={head(null)}
      around={(content: ReactNode) => (
        <div className={css.root}>
          {isFailed ? <FailedHead /> : null}
          {content}
          {isFailed && isListLost ? null : <FilteredEvents actor={list} />}
        </div>
      )}
    >
      {head}
    </SubjectState>
  );
}

function FailedHead() {
  const { t } = useTranslation('events');
  return (
    <>
      <Head page={t('list.title')} />
      <h1 className={hidden.root}>{t('list.title')}</h1>
    </>
  );
}

interface ListHeadProps {
  readonly about: EventSubject | null;
  readonly list: ListActor<Activity>;
  readonly isOrganiser: boolean;
}

function ListHead({ about, list, isOrganiser }: ListHeadProps) {
  const { t } = useTranslation('events');
  const to = useTo();
  const subject = about?.subject ?? null;
  const name = subject?.name ?? '';
  const title = subject === null ? t('list.all') : isOrganiser ? t('list.organiser', { name }) : name;
  const text = subject === null ? 'list.allText' : isOrganiser ? 'list.organiserText' : 'list.categoryText';
  return (
    <header className={stack.s}>
      <Head page={about === null ? t('list.title') : title} />
      <Breadcrumbs
        label={t('event.breadcrumb')}
        steps={[
          { href: to.home({ site: 'events' }), name: t('home.title') },
          ...(subject === null ? [] : [{ href: to.events(), name: t('list.all') }]),
        ]}
      />
      {about === null ? (
        <>
          <h1 className={hidden.root}>{t('list.loading')}</h1>
          <div className={pageTitle}>
            <SkeletonLine width="8rem" />
          </div>
          <div className={css.lead}>
            <SkeletonLine width="60%" />
          </div>
        </>
      ) : (
        <>
          <h1 className={pageTitle}>
            <Sentence>{title}</Sentence>
          </h1>
          <p className={css.lead}>
            <Sentence>{t(text, { name })}</Sentence>
          </p>
        </>
      )}
      {isOrganiser ? null : (
        <CategoryBar categories={about?.categories ?? []} {...(about ? { here: subject?.tagCode ?? null } : {})} />
      )}
      <EventFilter actor={list} cities={about?.cities ?? []} />
    </header>
  );
}
