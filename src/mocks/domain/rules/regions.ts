import type { Region } from '#services/contract/basic.contract.ts';
import type { Domain } from '../domain.ts';

const findRegion = (regions: readonly Region[], id: number): Region | undefined => {
  for (const region of regions) {
    const found = region.id === id ? region : findRegion(region.subLocations, id);
    if (found) return found;
  }
  return undefined;
};

export const regionById = (domain: Domain, id: number): Region | undefined =>
  findRegion([domain.seed.china(), ...domain.seed.overseas()], id);

const idsIn = (region: Region): readonly number[] => [region.id, ...region.subLocations.flatMap(idsIn)];

export const regionIds = (domain: Domain, id: number): ReadonlySet<number> => {
  const region = regionById(domain, id);
  return new Set(region ? idsIn(region) : []);
};

export const regionsHolding = (domain: Domain, ids: ReadonlySet<number>): readonly Region[] => {
  const holds = (region: Region): boolean => idsIn(region).some((id) => ids.has(id));
  return [...domain.seed.china().subLocations, ...domain.seed.overseas()].filter(holds).map((region) => ({
    ...region,
    subLocations: region.subLocations.filter(holds).map((city) => ({ ...city, subLocations: [] })),
  }));
};
