import { loadBanners } from '../banners/load-banners.ts';
import { pageMachine } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { belowMachine, resourceMachine } from '../kit/resource.machine.ts';
import { loadCategories, loadLatestNews, loadWeekly } from './news-loads.ts';

export const latestNewsMachine = pagedListMachine(loadLatestNews);

export const newsHomeMachine = pageMachine('newsHome', 'The home page of the news site.', {
  banners: resourceMachine(loadBanners),
  latest: latestNewsMachine,
  categories: belowMachine(loadCategories),
  weekly: resourceMachine(loadWeekly),
});
