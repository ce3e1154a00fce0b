import { route } from './route.ts';

const eventList = { site: 'events', page: 'eventList' } as const;

/** Category of all events; the default of `defaultCategoryEventDetail` (R2.6-69). */
export const everyCategory = 'all';

/** The list without a tag code has the same path as the home page, which matches first. */
export const eventsRoutes = {
  'events.home': route({ site: 'events', path: ['/'], page: 'eventsHome' }),
  'events.source': route({ ...eventList, path: ['/source/:sourceId'], link: 'eventSource' }),
  'events.event': route({
    site: 'events',
    path: ['/:id', '/:tagCode/:id'],
    page: 'event',
    specName: 'defaultCategoryEventDetail',
    query: ['comment'],
    about: 'activity',
  }),
  'events.preview': route({
    site: 'events',
    path: ['/preview/events/:id'],
    page: 'eventPreview',
    listed: false,
    link: 'eventPreview',
  }),
  'events.list': route({
    ...eventList,
    path: ['/:tagCode?'],
    specName: 'eventList',
    link: 'events',
    preset: { tagCode: everyCategory },
  }),
};
