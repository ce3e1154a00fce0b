import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { basic } from '#services/contract/basic.contract.ts';
import { company } from '#services/contract/company.contract.ts';
import { dateRanges } from '#services/contract/constants.ts';
import { news } from '#services/contract/news.contract.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { assignFailure } from '../kit/assign-failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import type { Params } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import { findNewsList, type ListHead } from './find-news-list.ts';
import type { NewsWanted } from './news-places.ts';

export const listOrders = ['latest', 'popular'] as const;
type ListOrder = (typeof listOrders)[number];
export type DateRange = (typeof dateRanges)[number];

const first = <T extends string>(known: readonly T[], wanted: string | undefined): T | null =>
  known.find((each) => each === wanted) ?? null;

const orderOf = ({ order }: Params): ListOrder => first(listOrders, order) ?? 'latest';
const rangeOf = ({ range }: Params): DateRange | null => first(dateRanges, range);

const numbers = (params: Params, names: readonly (keyof NewsWanted)[]): NewsWanted =>
  Object.fromEntries(names.flatMap((name) => (params[name] === undefined ? [] : [[name, Number(params[name])]])));

const inputOf = (head: ListHead | null, params: Params): Params => ({
  kind: head?.kind ?? 'all',
  order: orderOf(params),
  range: rangeOf(params) ?? '',
  ...Object.fromEntries(Object.entries(head?.wanted ?? {}).map(([name, id]) => [name, String(id)])),
});

const loadPage = (params: Params, current: number, size: number) => {
  const range = rangeOf(params);
  const asked = { current, size, ...(range && { range }) };
  if (params.kind === 'hot') return call(news.hotPage, { query: asked });
  const order = orderOf(params);
  if (params.kind === 'company') {
    return call(news.companyPage, { query: { ...asked, order, companyId: Number(params.companyId) } });
  }
  return call(news.page, { query: { ...asked, order, ...numbers(params, ['categoryTagId', 'tagId', 'sourceId']) } });
};

export const newsItemsMachine = pagedListMachine(loadPage);

const relatedTagsMachine = resourceMachine(({ tagId, relatedType }: Params) =>
  call(basic.relatedTags, { params: { id: Number(tagId) }, query: { typeId: Number(relatedType) } }),
);

type NewsListEvent = { readonly type: 'page.retry' } | { readonly type: 'connection.returned' };

const listCompanyMachine = resourceMachine(({ companyId = '' }: Params) =>
  call(company.basic, { params: { id: companyId } }),
);

interface Context {
  readonly params: Params;
  readonly head: ListHead | null;
  readonly failure: Failure | null;
}

/** Finds the subject of the list, then loads it. The route may set order and range. */
export const newsListMachine = setup({
  types: {
    context: {} as Context,
    events: {} as NewsListEvent,
    input: {} as { readonly params: Params },
    tags: {} as 'finding' | 'found' | 'missing' | 'failed',
    children: {} as { items: 'items'; related: 'related'; company: 'company' },
    meta: {} as Meta,
  },
  actors: {
    findList: fromEffect<ListHead | null, Params>(findNewsList),
    items: newsItemsMachine,
    related: relatedTagsMachine,
    company: listCompanyMachine,
  },
  actions: {
    openSubject: enqueueActions(({ context: { head, params }, enqueue }) => {
      if (head?.kind === 'company') enqueue.spawnChild('company', { id: 'company', input: params });
      if (head?.relatedType != null) {
        enqueue.spawnChild('related', { id: 'related', input: { ...params, relatedType: String(head.relatedType) } });
      }
    }),
  },
  guards: { isNothing: (_, { head }: { head: ListHead | null }) => head === null },
}).createMachine({
  id: 'newsList',
  description: 'A list of news: by tag, theme, company or source, or the most read.',
  context: ({ input }) => ({ params: input.params, head: null, failure: null }),
  initial: 'finding',
  states: {
    finding: {
      description: 'The subject of the list is being looked up.',
      tags: 'finding',
      invoke: {
        id: 'findList',
        src: 'findList',
        input: ({ context }) => context.params,
        onDone: [
          {
            guard: { type: 'isNothing', params: ({ event }) => ({ head: event.output }) },
            target: 'missing',
            actions: assign({ failure: null }),
          },
          { target: 'found', actions: assign({ head: ({ event }) => event.output, failure: null }) },
        ],
        onError: { target: 'failed', actions: assignFailure },
      },
    },
    found: {
      description: 'The heading and related blocks are shown, with the list below.',
      tags: 'found',
      entry: 'openSubject',
      meta: { requirements: ['R2.6-43', 'R2.6-45'] },
      invoke: {
        id: 'items',
        src: 'items',
        input: ({ context: { head, params } }) => inputOf(head, params),
      },
    },
    missing: {
      description: 'No list has this address: the page says so, as for any unknown address.',
      tags: 'missing',
      meta: { requirements: ['R2.6-1'] },
    },
    failed: {
      description: 'The subject could not be looked up; the user can retry.',
      tags: 'failed',
      on: { 'page.retry': { target: 'finding' }, 'connection.returned': { target: 'finding' } },
    },
  },
});

export type NewsListActor = ActorRefFrom<typeof newsListMachine>;
export type NewsItemsActor = ActorRefFrom<typeof newsItemsMachine>;

type ListSnapshot = SnapshotFrom<typeof newsListMachine>;
export const selectHead = ({ context }: ListSnapshot): ListHead | null => context.head;
export const selectHeadFailure = ({ context }: ListSnapshot): Failure | null => context.failure;

type ItemsSnapshot = SnapshotFrom<typeof newsItemsMachine>;
export const selectOrder = ({ context }: ItemsSnapshot): ListOrder => orderOf(context.input);
export const selectRange = ({ context }: ItemsSnapshot): DateRange | null => rangeOf(context.input);
