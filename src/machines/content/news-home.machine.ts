import { loadBanners } from '../shared/load-banners.ts';
import { pageMachine } from '../shared/page.machine.ts';
import { pagedListMachine } from '../shared/paged-list.machine.ts';
import { belowMachine, resourceMachine } from '../shared/resource.machine.ts';
import { loadCategories, loadLatestNews, loadWeekly } from './news-loads.ts';

export const latestNewsMachine = pagedListMachine(loadLatestNews);

export const newsHomeMachine = pageMachine('newsHome', 'The home page of the news site.', {
  banners: resourceMachine(loadBanners),
  latest: latestNewsMachine,
  categories: belowMachine(loadCategories),
  weekly: resourceMachine(loadWeekly),
});
