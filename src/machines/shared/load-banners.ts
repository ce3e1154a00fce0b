import { basicApi } from '#services/basic.api.ts';
import type { Params } from './page.machine.ts';

/** Banners of the three home pages (R7.4-13). */
export const loadBanners = (_: Params) => basicApi.banners();
