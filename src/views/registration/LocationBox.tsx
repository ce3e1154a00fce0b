import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { chainOf, pathOf, type Regions, withoutEcho } from '#machines/registration/region-path.ts';
import type { Region } from '#services/contract/basic.contract.ts';
import { regionText } from '../shared/formats.ts';
import { Cascader } from '../ui/Cascader.tsx';
import type { FieldWords } from '../ui/Field.tsx';
import type { TreeNode } from '../ui/tree.ts';

interface Props extends FieldWords {
  readonly regions: Regions | null;
  readonly isLoading: boolean;
  readonly location: string;
  readonly locationId: number | null;
  /** `name` is the Chinese path in both languages (R3-24). */
  readonly onChoose: (id: number, name: string) => void;
  readonly onRetry: () => void;
}

const nodeOf = (region: Region, isEnglish: boolean): TreeNode => {
  const { id, name, enName, subLocations } = withoutEcho(region);
  return {
    id: String(id),
    name: (isEnglish && enName) || name,
    alias: enName,
    children: subLocations.map((below) => nodeOf(below, isEnglish)),
  };
};

export function LocationBox({ regions, isLoading, location, locationId, onChoose, onRetry, ...words }: Props) {
  const { t, i18n } = useTranslation('registration');
  const isEnglish = i18n.language === 'en';
  const overseas = t('location.overseas');
  const tree = useMemo(() => {
    if (!regions) return [];
    const provinces = regions.china.subLocations.map((region) => nodeOf(region, isEnglish));
    const abroad = regions.overseas.map((region) => nodeOf(region, isEnglish));
    return [...provinces, { id: 'overseas', name: overseas, children: abroad }];
  }, [regions, isEnglish, overseas]);
  return (
    <Cascader
      {...words}
      tree={tree}
      value={locationId === null ? undefined : String(locationId)}
      valueText={regionText(location, ' / ') || undefined}
      onChange={(id) => regions && onChoose(Number(id), pathOf(chainOf(regions, Number(id))))}
      placeholder={t('location.placeholder')}
      levelLabels={[t('location.province'), t('location.city'), t('location.district')]}
      status={regions ? 'ready' : isLoading ? 'loading' : 'failed'}
      loadingText={t('location.loading')}
      failedText={t('location.failed')}
      retryLabel={t('location.retry')}
      onRetry={onRetry}
    />
  );
}
