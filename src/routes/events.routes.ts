import { type Chart, route, type View } from './route.ts';

const events = { site: 'events', aside: { web: ['hotActivities'], mobile: ['hotActivities'] } } as const;

const eventList = {
  ...events,
  page: 'eventList',
  chart: (): Chart => import('#machines/content/event-list.machine.ts').then((m) => m.eventListMachine),
  view: (): View => import('#views/events/EventList.tsx').then((m) => m.EventList),
} as const;

/** Category of all events; the default of `defaultCategoryEventDetail` (R2.6-69). */
export const everyCategory = 'all';

/** The list without a tag code has the same path as the home page, which matches first. */
export const eventsRoutes = {
  'events.home': route({
    ...events,
    path: ['/'],
    page: 'eventsHome',
    chart: (): Chart => import('#machines/content/events-home.machine.ts').then((m) => m.eventsHomeMachine),
    view: (): View => import('#views/events/EventsHome.tsx').then((m) => m.EventsHome),
  }),
  'events.source': route({ ...eventList, path: ['/source/:sourceId'], link: 'eventSource' }),
  'events.event': route({
    ...events,
    path: ['/:id', '/:tagCode/:id'],
    page: 'event',
    chart: (): Chart => import('#machines/content/event.machine.ts').then((m) => m.eventMachine),
    view: (): View => import('#views/events/Event.tsx').then((m) => m.Event),
    specName: 'defaultCategoryEventDetail',
    query: ['comment'],
    about: 'activity',
  }),
  'events.preview': route({
    ...events,
    path: ['/preview/events/:id'],
    page: 'eventPreview',
    chart: (): Chart => import('#machines/content/event-preview.machine.ts').then((m) => m.eventPreviewMachine),
    view: (): View => import('#views/events/EventPreview.tsx').then((m) => m.EventPreview),
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
