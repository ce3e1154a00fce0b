import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type PeopleActor, selectFilter, selectIsFiltered } from '#machines/content/people.machine.ts';
import type { PeopleChoices, Person } from '#machines/content/people-loads.ts';
import { selectTotal } from '#machines/kit/paged-list.machine.ts';
import { Counted } from '../kit/Counted.tsx';
import { isCount } from '../kit/formats.ts';
import { Loaded, type ResourceActor } from '../kit/Loaded.tsx';
import type { ListActor } from '../kit/list-actor.ts';
import { Button } from '../ui/Button.tsx';
import { stack } from '../ui/layout.css.ts';
import { Select } from '../ui/Select.tsx';
import { SkeletonBlock, SkeletonLine } from '../ui/Skeleton.tsx';
import { CompanyFilter } from './CompanyFilter.tsx';
import { LocationFilter } from './LocationFilter.tsx';
import * as css from './PeopleFilter.css.ts';

interface Props {
  readonly actor: PeopleActor;
  readonly choices: ResourceActor<PeopleChoices>;
  readonly list: ListActor<Person>;
}

export function PeopleFilter({ actor, choices, list }: Props) {
  const { t } = useTranslation('people');
  return (
    <section className={stack.xs} aria-label={t('filter.label')}>
      <Loaded<PeopleChoices>
        actor={choices}
        failedTitle={t('filter.failed')}
        skeleton={
          <div className={css.fields}>
            {['company', 'category', 'location', 'active'].map((key) => (
              <SkeletonBlock key={key} height="44px" />
            ))}
          </div>
        }
      >
        {(given) => <Fields actor={actor} choices={given} />}
      </Loaded>
      <Foot actor={actor} list={list} />
    </section>
  );
}

function Fields({ actor, choices }: { readonly actor: PeopleActor; readonly choices: PeopleChoices }) {
  const { t } = useTranslation('people');
  const { companyCategory, lastActive } = useSelector(actor, selectFilter);
  const named = (name: string, count: number | null) =>
    isCount(count) ? t('filter.choice', { name, total: count }) : name;
  return (
    <div className={css.fields}>
      <CompanyFilter actor={actor} companies={choices.companies} />
      <Select
        label={t('filter.category')}
        labelHidden
        tight
        placeholder={t('filter.categoryAll')}
        value={companyCategory}
        options={choices.categories.map(({ code, name, memberCount }) => ({
          id: code,
          label: named(name, memberCount),
        }))}
        onChange={({ currentTarget }) =>
          actor.send({ type: 'filter.choose', field: 'companyCategory', value: currentTarget.value })
        }
      />
      <LocationFilter actor={actor} locations={choices.locations} />
      <Select
        label={t('filter.active')}
        labelHidden
        tight
        placeholder={t('filter.activeAll')}
        value={lastActive}
        options={choices.lastActive.map(({ range, memberCount }) => ({
          id: range,
          label: named(t(`filter.${range}`), memberCount),
        }))}
        onChange={({ currentTarget }) =>
          actor.send({ type: 'filter.choose', field: 'lastActive', value: currentTarget.value })
        }
      />
    </div>
  );
}

function Foot({ actor, list }: { readonly actor: PeopleActor; readonly list: ListActor<Person> }) {
  const { t } = useTranslation('people');
  const isFiltered = useSelector(actor, selectIsFiltered);
  const found = useSelector(list, selectTotal);
  const isKnown = useSelector(list, (snapshot) => snapshot.hasTag('shown') && !snapshot.hasTag('filtering'));
  const isFailed = useSelector(list, (snapshot) => snapshot.hasTag('failed'));
  return (
    <div className={css.foot}>
      <p role="status">
        {isKnown ? (
          <Counted of={found}>{(total, count) => t('filter.found', { count, total })}</Counted>
        ) : isFailed ? null : (
          <SkeletonLine width="5rem" />
        )}
      </p>
      {isFiltered ? (
        <Button size="s" tone="quiet" onClick={() => actor.send({ type: 'filter.clear' })}>
          {t('filter.clear')}
        </Button>
      ) : null}
    </div>
  );
}
