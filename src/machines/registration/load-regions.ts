import { Effect } from 'effect';
import { basicApi } from '#services/basic.api.ts';
import type { Regions } from './regions.ts';

/** What a location is chosen from, in two calls at once. */
export const loadRegions = Effect.map(
  Effect.all([basicApi.locationTree(), basicApi.overseas()], { concurrency: 'unbounded' }),
  ([china, overseas]): Regions => ({ china, overseas }),
);
