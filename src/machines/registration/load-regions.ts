import { Effect } from 'effect';
import { basic } from '#services/contract/basic.contract.ts';
import { call } from '#services/env.ts';
import type { Regions } from './region-path.ts';

export const loadRegions = Effect.map(
  Effect.all([call(basic.locationTree), call(basic.overseas)], { concurrency: 'unbounded' }),
  ([china, overseas]): Regions => ({ china, overseas }),
);
