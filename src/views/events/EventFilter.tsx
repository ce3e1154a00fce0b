import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFilter } from '#machines/kit/paged-list.machine.ts';
import { type Activity, activityPeriods } from '#services/contract/activity.contract.ts';
import type { ListActor } from '../kit/list-actor.ts';
import { ChoiceChip } from '../ui/Chip.tsx';
import { Select } from '../ui/Select.tsx';
import * as hidden from '../ui/VisuallyHidden.css.ts';
import * as css from './EventFilter.css.ts';

interface EventFilterProps {
  readonly actor: ListActor<Activity>;
  readonly cities: readonly string[];
}

export function EventFilter({ actor, cities }: EventFilterProps) {
  const { t } = useTranslation('events');
  const { period = '', city = '', free = '' } = useSelector(actor, selectFilter);
  const filter = (change: Readonly<Record<string, string>>) => actor.send({ type: 'list.filter', filter: change });
  const choices = [
    { id: '', label: t('list.anyTime') },
    ...activityPeriods.map((id) => ({ id, label: t(`period.${id}`) })),
  ];
  return (
    <fieldset className={css.root}>
      <legend className={hidden.root}>{t('list.filter')}</legend>
      <div className={css.choices}>
        {choices.map(({ id, label }) => (
          <ChoiceChip key={id} aria-pressed={period === id} onClick={() => filter({ period: id })}>
            {label}
          </ChoiceChip>
        ))}
        <ChoiceChip aria-pressed={free !== ''} onClick={() => filter({ free: free === '' ? 'true' : '' })}>
          {t('list.free')}
        </ChoiceChip>
      </div>
      <div className={css.city}>
        <Select
          label={t('list.city')}
          labelHidden
          tight
          placeholder={t('list.anyCity')}
          options={cities.map((name) => ({ id: name, label: name }))}
          value={city}
          onChange={({ target }) => filter({ city: target.value })}
        />
      </div>
    </fieldset>
  );
}
