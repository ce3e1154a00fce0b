import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from '#i18n/TextsProvider.tsx';
import { type PeopleActor, selectFilter } from '#machines/content/people.machine.ts';
import type { PeopleChoices } from '#machines/content/people-loads.ts';
import { Cascader } from '#views/ui/Cascader.tsx';

interface Props {
  readonly actor: PeopleActor;
  readonly locations: PeopleChoices['locations'];
}

/** Provinces and countries with their cities; the first choice under each is all of it. */
export function LocationFilter({ actor, locations }: Props) {
  const { t, i18n } = useTranslation(['people', 'shell']);
  const { locationId } = useSelector(actor, selectFilter);
  const tree = useMemo(() => {
    const nameOf = ({ name, enName }: { readonly name: string; readonly enName: string }) =>
      (i18n.language === 'en' && enName) || name;
    return [
      { id: '', name: t('filter.locationAll') },
      ...locations.map((place) => ({
        id: `in-${place.id}`,
        name: nameOf(place),
        alias: place.enName,
        children: [
          { id: String(place.id), name: t('filter.wholeOf', { name: nameOf(place) }) },
          ...place.subLocations.map((city) => ({ id: String(city.id), name: nameOf(city), alias: city.enName })),
        ],
      })),
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
