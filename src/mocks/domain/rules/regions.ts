import type { Region } from '#services/contract/basic.contract.ts';
import type { World } from '../world.ts';

const findRegion = (regions: readonly Region[], id: number): Region | undefined => {
  for (const region of regions) {
    const found = region.id === id ? region : findRegion(region.subLocations, id);
    if (found) return found;
  }
  return undefined;
};

export const regionById = (world: World, id: number): Region | undefined =>
  findRegion([world.seed.china(), ...world.seed.overseas()], id);

const idsIn = (region: Region): readonly number[] => [region.id, ...region.subLocations.flatMap(idsIn)];

export const regionIds = (world: World, id: number): ReadonlySet<number> => {
  const region = regionById(world, id);
  return new Set(region ? idsIn(region) : []);
};

export const regionsHolding = (world: World, ids: ReadonlySet<number>): readonly Region[] => {
  const holds = (region: Region): boolean => idsIn(region).some((id) => ids.has(id));
  return [...world.seed.china().subLocations, ...world.seed.overseas()].filter(holds).map((region) => ({
    ...region,
    subLocations: region.subLocations.filter(holds).map((city) => ({ ...city, subLocations: [] })),
  }));
};
