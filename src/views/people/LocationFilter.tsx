import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type PeopleActor, selectFilter } from '#machines/content/people.machine.ts';
import type { PeopleChoices } from '#machines/content/people-loads.ts';
import { withoutEcho } from '#machines/registration/region-path.ts';
import { Cascader } from '../ui/Cascader.tsx';

interface Props {
  readonly actor: PeopleActor;
  readonly locations: PeopleChoices['locations'];
}

export function LocationFilter({ actor, locations }: Props) {
  const { t, i18n } = useTranslation(['people', 'shell']);
  const { locationId } = useSelector(actor, selectFilter);
  const tree = useMemo(() => {
    const nameOf = ({ name, enName }: { readonly name: string; readonly enName: string }) =>
      (i18n.language === 'en' && enName) || name;
    return [
      { id: '', name: t('filter.locationAll') },
      ...locations.map((place) => {
        const node = (region: typeof place) => ({ id: String(region.id), name: nameOf(region), alias: region.enName });
        // Municipalities have no cities.
        if (withoutEcho(place) !== place) return node(place);
        const whole = { id: String(place.id), name: t('filter.wholeOf', { name: nameOf(place) }) };
        return { ...node(place), id: `in-${place.id}`, children: [whole, ...place.subLocations.map(node)] };
      }),
    ];
  }, [locations, i18n.language, t]);
  return (
    <Cascader
      label={t('filter.location')}
      labelHidden
      tight
      tree={tree}
      value={locationId === '' ? undefined : locationId}
      onChange={(value) => actor.send({ type: 'filter.choose', field: 'locationId', value })}
      placeholder={t('filter.locationAll')}
      levelLabels={[t('filter.province'), t('filter.city')]}
      loadingText={t('filter.loading')}
      failedText={t('filter.failed')}
      retryLabel={t('shell:retry')}
      onRetry={() => {}}
      clearLabel={t('filter.clearLocation')}
      onClear={() => actor.send({ type: 'filter.choose', field: 'locationId', value: '' })}
    />
  );
}
