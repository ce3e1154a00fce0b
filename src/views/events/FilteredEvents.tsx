import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFilter, selectTotal } from '#machines/kit/paged-list.machine.ts';
import type { Activity } from '#services/contract/activity.contract.ts';
import { useTo } from '../context.tsx';
import { Counted } from '../kit/Counted.tsx';
import type { ListActor } from '../kit/list-actor.ts';
import { PagedList } from '../kit/PagedList.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { EventRow, EventRowSkeleton } from './EventRow.tsx';
import * as css from './FilteredEvents.css.ts';

const nothingChosen = { period: '', city: '', free: '' };

export function FilteredEvents({ actor }: { readonly actor: ListActor<Activity> }) {
  const { t } = useTranslation('events');
  const to = useTo();
  const total = useSelector(actor, selectTotal);
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown') && !snapshot.hasTag('empty'));
  const filter = useSelector(actor, selectFilter);
  const isFiltered = Object.keys(nothingChosen).some((name) => (filter[name] ?? '') !== '');
  return (
    <section tabIndex={-1} aria-label={t('list.title')}>
      <p className={css.count} role="status">
        {isShown ? <Counted of={total}>{(_, count) => t('list.results', { count })}</Counted> : null}
      </p>
      <PagedList<Activity>
        actor={actor}
        label={t('list.title')}
        failedTitle={t('list.failed')}
        skeleton={<EventRowSkeleton />}
        empty={
          <EmptyState
            title={t('list.empty')}
            text={t('list.emptyText')}
            action={
              isFiltered ? (
                <Button onClick={() => actor.send({ type: 'list.filter', filter: nothingChosen })}>
                  {t('list.clear')}
                </Button>
              ) : (
                <LinkButton href={to.events()}>{t('list.all')}</LinkButton>
              )
            }
          />
        }
      >
        {(event) => <EventRow heading="h2" event={event} />}
      </PagedList>
    </section>
  );
}
