import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { chainOf, type Place, pathOf, withoutEcho } from '#machines/registration/region-path.ts';
import { type RegionsActor, selectOpened, selectRegions } from '#machines/registration/regions.machine.ts';
import { regionText } from '../kit/formats.ts';
import { Cascader } from '../ui/Cascader.tsx';
import type { FieldWords } from '../ui/Field.tsx';
import type { TreeNode } from '../ui/tree.ts';

interface Props extends FieldWords {
  readonly actor: RegionsActor | undefined;
  readonly location: string;
  readonly locationId: number | null;
  /** `name` is the Chinese path in both languages (R3-24). */
  readonly onChoose: (id: number, name: string) => void;
}

const nodeOf = (place: Place, isEnglish: boolean): TreeNode => ({
  id: String(place.id),
  name: (isEnglish && place.enName) || place.name,
  alias: place.enName,
  children: place.subLocations?.map((below) => nodeOf(below, isEnglish)) ?? null,
});

export function LocationBox({ actor, location, locationId, onChoose, ...words }: Props) {
  const { t, i18n } = useTranslation('registration');
  const regions = useSelector(actor, (snapshot) => (snapshot ? selectRegions(snapshot) : null));
  const opened = useSelector(actor, (snapshot) => (snapshot ? selectOpened(snapshot) : null));
  const isLoading = useSelector(actor, (snapshot) => snapshot?.hasTag('loading') ?? false);
  const isLevelFailed = useSelector(actor, (snapshot) => snapshot?.hasTag('levelFailed') ?? false);
  const isEnglish = i18n.language === 'en';
  const overseas = t('location.overseas');
  const tree = useMemo(() => {
    if (!regions) return [];
    const nodesOf = (places: readonly Place[]) => places.map((place) => nodeOf(withoutEcho(place), isEnglish));
    return [...nodesOf(regions.china), { id: 'overseas', name: overseas, children: nodesOf(regions.overseas) }];
  }, [regions, isEnglish, overseas]);
  const pathTo = (id: string) => (regions ? pathOf(chainOf(regions, Number(id))) : '');
  const show = (path: string) => actor?.send({ type: 'region.open', path });
  return (
    <Cascader
      {...words}
      tree={tree}
      value={locationId === null ? undefined : String(locationId)}
      valueText={regionText(location, ' / ') || undefined}
      onChange={(id) => onChoose(Number(id), pathTo(id))}
      placeholder={t('location.placeholder')}
      levelLabels={[t('location.province'), t('location.city'), t('location.district')]}
      status={regions ? 'ready' : isLoading ? 'loading' : 'failed'}
      openId={opened === null ? undefined : String(opened)}
      levelFailed={isLevelFailed}
      onOpenNode={(id) => show(pathTo(id))}
      onOpenChange={(open) => {
        if (open) show(location);
      }}
      loadingText={t('location.loading')}
      failedText={t('location.failed')}
      retryLabel={t('location.retry')}
      onRetry={() => actor?.send({ type: 'region.retry' })}
    />
  );
}
