import { loadBanners } from '../banners/load-banners.ts';
import { pageMachine } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import { loadCalendar, loadEventTags, loadFeaturedEvents } from './activity-loads.ts';

export const eventsHomeMachine = pageMachine('eventsHome', 'The home page of the events site.', {
  banners: resourceMachine(loadBanners),
  featured: resourceMachine(loadFeaturedEvents),
  categories: resourceMachine(loadEventTags),
  calendar: pagedListMachine(loadCalendar, 12),
});
