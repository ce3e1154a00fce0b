import type { SiteId } from '#services/address/sites.ts';
import { activity } from '#services/contract/activity.contract.ts';
import { news } from '#services/contract/news.contract.ts';
import { call } from '#services/env.ts';

/** The events site has its own (R7.6-35); the others share those of the news (R7.6-18). */
export const loadHotKeywords = (site: SiteId) =>
  site === 'events' ? call(activity.hotKeywords) : call(news.hotKeywords);
