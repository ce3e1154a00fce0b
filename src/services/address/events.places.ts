import { place, searchPatterns } from './place.ts';

const hot = { web: ['hotActivities'], mobile: ['hotActivities'] } as const;

/** The category that holds every event; the default of `defaultCategoryEventDetail` (R2.6-69). */
export const everyCategory = 'all';

/** The list without a tag code has the same path as the home page, which takes it. */
export const eventsPlaces = {
  'events.home': place('events', ['/'], { room: 'eventsHome', aside: hot }),
  'events.search': place('events', searchPatterns, { room: 'search', aside: hot }),
  'events.source': place('events', ['/source/:sourceId'], { room: 'eventList', aside: hot }),
  'events.event': place('events', ['/:id', '/:tagCode/:id'], {
    room: 'event',
    aside: hot,
    name: 'defaultCategoryEventDetail',
  }),
  'events.preview': place('events', ['/preview/events/:id'], { room: 'eventPreview', aside: hot }),
  'events.list': place('events', ['/:tagCode?'], { room: 'eventList', aside: hot, name: 'eventList' }),
};
