import { activityApi } from '#services/activity.api.ts';
import type { SiteId } from '#services/address/sites.ts';
import { newsApi } from '#services/news.api.ts';

/** The events site has words of its own (R7.6-35); the other sites share those of the news (R7.6-18). */
export const loadHotKeywords = (site: SiteId) =>
  site === 'events' ? activityApi.hotKeywords() : newsApi.hotKeywords();
