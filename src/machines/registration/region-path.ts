import type { Region } from '#services/contract/basic.contract.ts';

/** A region of which the level below may not have been read yet (null). */
export interface Place extends Pick<Region, 'id' | 'name' | 'enName'> {
  readonly subLocations: readonly Place[] | null;
}

/** Provinces of China with two levels below, and overseas regions with one (R3-16 to R3-18). */
export interface Regions {
  readonly china: readonly Place[];
  readonly overseas: readonly Region[];
}

/** Levels of China that have another below them: provinces and cities. */
const openLevels = 2;

/** What came with an answer is known; the rest of China is asked for when it is opened. */
export const chinaOf = (regions: readonly Region[], level = 0): readonly Place[] =>
  regions.map((region) => ({
    ...region,
    subLocations:
      region.subLocations.length === 0 && level < openLevels ? null : chinaOf(region.subLocations, level + 1),
  }));

export const chainOf = ({ china, overseas }: Regions, id: number): readonly Place[] =>
  descend(china, id) ?? descend(overseas, id) ?? [];

/** `浙江省/杭州市/西湖区`, always in Chinese (R3-24). */
export const pathOf = (chain: readonly Place[]): string => chain.map(({ name }) => name).join('/');

/** A municipality's only city has its own name and is skipped: 上海市 has its districts. */
export const withoutEcho = (region: Place): Place => {
  const [only, ...others] = region.subLocations ?? [];
  return only?.name === region.name && others.length === 0 ? withoutEcho(only) : region;
};

/** As far as the levels that were read go; null outside of China. */
export const placeAt = ({ china }: Regions, path: string): Place | null => {
  const [first = '', ...names] = path.split('/');
  const province = china.find(({ name }) => name === first);
  return province ? follow(province, names) : null;
};

const follow = (place: Place, names: readonly string[]): Place => {
  const inner = withoutEcho(place);
  const [name, ...rest] = inner !== place && names[0] === inner.name ? names.slice(1) : names;
  const next = inner.subLocations?.find((below) => below.name === name);
  return next ? follow(next, rest) : inner;
};

/** With what is below the place. Where nothing is, the place itself is what can be chosen there. */
export const withLevel = (regions: Regions, id: number, below: readonly Region[]): Regions => {
  const level = chainOf(regions, id).length;
  const grow = (place: Place): Place =>
    place.id === id
      ? { ...place, subLocations: below.length === 0 ? [{ ...place, subLocations: [] }] : chinaOf(below, level) }
      : { ...place, subLocations: place.subLocations?.map(grow) ?? null };
  return { ...regions, china: regions.china.map(grow) };
};

const descend = (places: readonly Place[], id: number): readonly Place[] | null => {
  for (const place of places) {
    if (place.id === id) return [place];
    const below = descend(place.subLocations ?? [], id);
    if (below) return [place, ...below];
  }
  return null;
};
