import type { Region } from '#services/contract/basic.contract.ts';

/** Provinces of China with two levels below, and overseas regions with one (R3-16 to R3-18). */
export interface Regions {
  readonly china: Region;
  readonly overseas: readonly Region[];
}

export const chainOf = ({ china, overseas }: Regions, id: number): readonly Region[] =>
  descend(china.subLocations, id) ?? descend(overseas, id) ?? [];

/** `浙江省/杭州市/西湖区`, always in Chinese (R3-24). */
export const pathOf = (chain: readonly Region[]): string => chain.map(({ name }) => name).join('/');

/** A municipality's only city has its own name and is skipped: 上海市 has its districts. */
export const withoutEcho = (region: Region): Region => {
  const [only, ...others] = region.subLocations;
  return only?.name === region.name && others.length === 0 ? withoutEcho(only) : region;
};

const descend = (regions: readonly Region[], id: number): readonly Region[] | null => {
  for (const region of regions) {
    if (region.id === id) return [region];
    const below = descend(region.subLocations, id);
    if (below) return [region, ...below];
  }
  return null;
};
