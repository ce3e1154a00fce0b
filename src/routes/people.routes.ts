import { type Chart, route, type View } from './route.ts';

const beside = {
  site: 'news',
  section: 'people',
  aside: {
    web: ['memberInfo', 'visitors', 'interestPeople', 'recommendedFollow', 'communityGroup', 'footer'],
    mobile: ['interestPeople'],
  },
} as const;

const people = {
  ...beside,
  page: 'people',
  chart: (): Chart => import('#machines/content/people.machine.ts').then((m) => m.peopleMachine),
  view: (): View => import('#views/people/People.tsx').then((m) => m.People),
} as const;

export const peopleRoutes = {
  'news.people': route({ ...people, path: ['/people'], params: { list: 'all' }, query: ['companyId'] }),
  'news.peopleTag': route({ ...people, path: ['/people/tag/:id'], params: { list: 'tag' } }),
  'news.peoplePopular': route({ ...people, path: ['/people/popular'], params: { list: 'popular' } }),
  'news.peopleVisitors': route({
    ...people,
    path: ['/people/visitors'],
    params: { list: 'visitors' },
    access: 'member',
  }),
  'news.peopleInterest': route({ ...people, path: ['/people/interest'], params: { list: 'interest' } }),
  'news.person': route({
    ...beside,
    path: ['/people/:id'],
    page: 'person',
    chart: (): Chart => import('#machines/content/person.machine.ts').then((m) => m.personMachine),
    view: (): View => import('#views/people/PersonPage.tsx').then((m) => m.PersonPage),
    specName: 'member-detail',
    about: 'member',
  }),
};
