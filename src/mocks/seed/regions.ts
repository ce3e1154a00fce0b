import type { Region } from '#services/contract/basic.contract.ts';
import rows from './regions.generated.json' with { type: 'json' };

type Cell = number | string | readonly Cell[];

/** Compact rows are [id, name, enName, children?]. */
function expand(cell: Cell | undefined): Region {
  if (!Array.isArray(cell)) throw new Error('a region must be a row');
  const [id, name, enName, below = []] = cell;
  if (typeof id !== 'number' || typeof name !== 'string' || typeof enName !== 'string' || !Array.isArray(below)) {
    throw new Error(`not a region: ${JSON.stringify(cell).slice(0, 80)}`);
  }
  return { id, name, enName, subLocations: below.map(expand) };
}

export interface Regions {
  /** Root 100000, then province, city, district (R3-16, R3-17). */
  readonly china: Region;
  /** Country, then city or state (R3-18). */
  readonly overseas: readonly Region[];
  readonly find: (id: number) => Region | undefined;
  /** Chinese path without repeated names: `浙江省/杭州市/西湖区`. */
  readonly textOf: (id: number) => string;
}

/** Ids are adcodes in China, and from 900000 overseas. */
export function createRegions(): Regions {
  const table: readonly Cell[] = rows;
  const china = expand(table[0]);
  const overseas = expand(table[1]).subLocations;
  const places = new Map<number, { readonly region: Region; readonly path: readonly string[] }>();
  const index = (region: Region, above: readonly string[]) => {
    const path = above.at(-1) === region.name ? above : [...above, region.name];
    places.set(region.id, { region, path });
    for (const below of region.subLocations) index(below, path);
  };
  places.set(china.id, { region: china, path: [china.name] });
  for (const region of [...china.subLocations, ...overseas]) index(region, []);
  return {
    china,
    overseas,
    find: (id) => places.get(id)?.region,
    textOf: (id) => places.get(id)?.path.join('/') ?? '',
  };
}
