import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { companySuggestionsPerRequest, pageSize } from '#services/contract/constants.ts';
import type { Meta } from '../kit/meta.ts';
import type { Params } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import { withEvent } from '../kit/with-event.ts';
import {
  loadInterest,
  loadNewest,
  loadPeople,
  loadPeopleChoices,
  loadPeopleTags,
  loadPopular,
  loadVisitors,
  type PeopleChoices,
} from './people-loads.ts';

const filterFields = ['companyId', 'companyCategory', 'locationId', 'lastActive'] as const;
type FilterField = (typeof filterFields)[number];
export type Filter = Readonly<Record<FilterField, string>>;

const noFilter: Filter = { companyId: '', companyCategory: '', locationId: '', lastActive: '' };

type PeopleEvent =
  | { readonly type: 'filter.choose'; readonly field: FilterField; readonly value: string }
  | { readonly type: 'filter.clear' }
  | { readonly type: 'company.type'; readonly text: string }
  | { readonly type: 'company.choose'; readonly id: string; readonly name: string };

interface Context {
  readonly params: Params;
  readonly filter: Filter;
  readonly companyText: string;
}

const filterIn = (params: Params): Filter => ({
  companyId: params.companyId ?? '',
  companyCategory: params.companyCategory ?? '',
  locationId: params.locationId ?? '',
  lastActive: params.lastActive ?? '',
});

export const peopleMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { params: Params },
    events: {} as PeopleEvent,
    meta: {} as Meta,
    children: {} as {
      list: 'filtered' | 'popular' | 'interest' | 'visitors';
      tags: 'tags';
      choices: 'choices';
      newest: 'newest';
    },
  },
  actors: {
    filtered: pagedListMachine(loadPeople),
    popular: pagedListMachine(loadPopular, pageSize.popularMembers),
    interest: pagedListMachine(loadInterest, pageSize.interest),
    visitors: pagedListMachine(loadVisitors, pageSize.visitors),
    newest: resourceMachine(loadNewest),
    choices: resourceMachine(loadPeopleChoices),
    tags: resourceMachine(loadPeopleTags),
  },
  actions: {
    choose: enqueueActions(({ context, enqueue }, { part }: { part: Partial<Filter> }) => {
      enqueue.assign({ filter: { ...context.filter, ...part } });
      enqueue.sendTo('list', { type: 'list.filter', filter: part });
    }),
    write: assign((_, { text }: { text: string }) => ({ companyText: text })),
  },
  guards: {
    shows: ({ context }, { list }: { list: string }) => context.params.list === list,
    dropsCompany: ({ context }, { text }: { text: string }) => text === '' && context.filter.companyId !== '',
  },
}).createMachine({
  id: 'people',
  description: 'People of the industry: all, by tag, most followed, suggested, and visitors of the own page.',
  context: ({ input }) => ({ params: input.params, filter: filterIn(input.params), companyText: '' }),
  invoke: { id: 'tags', src: 'tags', input: ({ context }) => context.params },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Decides which list the address asks for.',
      always: [
        { guard: { type: 'shows', params: { list: 'popular' } }, target: 'popular' },
        { guard: { type: 'shows', params: { list: 'interest' } }, target: 'interest' },
        { guard: { type: 'shows', params: { list: 'visitors' } }, target: 'visitors' },
        { target: 'filterable' },
      ],
    },
    filterable: {
      description: 'All people or those with a tag, filtered.',
      meta: { requirements: ['R2.6-52', 'R2.6-53'] },
      invoke: [
        { id: 'list', src: 'filtered', input: ({ context }) => ({ ...context.params, ...context.filter }) },
        { id: 'choices', src: 'choices', input: ({ context }) => context.params },
        { id: 'newest', src: 'newest', input: ({ context }) => context.params },
      ],
      on: {
        'filter.choose': {
          actions: { type: 'choose', params: ({ event }) => ({ part: { [event.field]: event.value } }) },
        },
        'filter.clear': {
          actions: [
            { type: 'write', params: { text: '' } },
            { type: 'choose', params: { part: noFilter } },
          ],
        },
        'company.choose': {
          actions: [
            { type: 'write', params: ({ event }) => ({ text: event.name }) },
            { type: 'choose', params: ({ event }) => ({ part: { companyId: event.id } }) },
          ],
        },
        'company.type': [
          {
            guard: withEvent('dropsCompany'),
            actions: [withEvent('write'), { type: 'choose', params: { part: { companyId: '' } } }],
          },
          { actions: withEvent('write') },
        ],
      },
    },
    popular: {
      description: 'The people with the most followers.',
      meta: { requirements: ['R2.6-54'] },
      invoke: { id: 'list', src: 'popular', input: ({ context }) => context.params },
    },
    interest: {
      description: 'People the user may want to know.',
      meta: { requirements: ['R2.6-56'] },
      invoke: { id: 'list', src: 'interest', input: ({ context }) => context.params },
    },
    visitors: {
      description: "People who viewed the user's page.",
      meta: { requirements: ['R2.6-55'] },
      invoke: { id: 'list', src: 'visitors', input: ({ context }) => context.params },
    },
  },
});

export type PeopleActor = ActorRefFrom<typeof peopleMachine>;
type Snapshot = SnapshotFrom<typeof peopleMachine>;

export const selectFilter = ({ context }: Snapshot): Filter => context.filter;
export const selectCompanyText = ({ context }: Snapshot): string => context.companyText;
export const selectIsFiltered = ({ context }: Snapshot): boolean =>
  filterFields.some((field) => context.filter[field] !== '');
const lists = ['all', 'tag', 'popular', 'interest', 'visitors'] as const;
export const selectList = ({ context }: Snapshot): (typeof lists)[number] =>
  lists.find((list) => list === context.params.list) ?? 'all';
export const selectTagId = ({ context: { params } }: Snapshot): number | null =>
  params.list === 'tag' ? Number(params.id) : null;

type Company = PeopleChoices['companies'][number];

export const companiesFor = (companies: readonly Company[], text: string): readonly Company[] => {
  const word = text.trim().toLowerCase();
  const isChosen = companies.some(({ name }) => name === text);
  return companies
    .filter(({ name }) => isChosen || name.toLowerCase().includes(word))
    .slice(0, companySuggestionsPerRequest);
};
