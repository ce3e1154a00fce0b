import { route } from './route.ts';

const section = { site: 'news', section: 'people' } as const;
const people = { ...section, page: 'people' } as const;

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
    ...section,
    path: ['/people/:id'],
    page: 'person',
    specName: 'member-detail',
    about: 'member',
  }),
};
