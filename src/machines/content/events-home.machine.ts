import { loadBanners } from '../shared/load-banners.ts';
import { pageMachine } from '../shared/page.machine.ts';
import { pagedListMachine } from '../shared/paged-list.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import { loadCalendar, loadEventTags, loadFeaturedEvents } from './activity-loads.ts';

export const eventsHomeMachine = pageMachine('eventsHome', 'The home page of the events site.', {
  banners: resourceMachine(loadBanners),
  featured: resourceMachine(loadFeaturedEvents),
  categories: resourceMachine(loadEventTags),
  calendar: pagedListMachine(loadCalendar, 12),
});
