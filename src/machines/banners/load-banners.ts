import { basic } from '#services/contract/basic.contract.ts';
import { call } from '#services/env.ts';
import type { Params } from '../kit/page.machine.ts';

/** R7.4-13. */
export const loadBanners = (_: Params) => call(basic.banners);
