import { Effect } from 'effect';
import { type SearchKind, searchKinds } from '#routes/search.routes.ts';
import { type Activity, activity } from '#services/contract/activity.contract.ts';
import { type Company, company } from '#services/contract/company.contract.ts';
import { dateRanges } from '#services/contract/constants.ts';
import type { PageOf } from '#services/contract/contract.ts';
import { type NewsItem, news } from '#services/contract/news.contract.ts';
import { type MemberCard, people } from '#services/contract/people.contract.ts';
import { type Post, post } from '#services/contract/post.contract.ts';
import { call, type Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import type { Params } from '../kit/page.machine.ts';

export type DateRange = (typeof dateRanges)[number];

export type Found =
  | { readonly kind: 'news'; readonly id: string; readonly news: NewsItem }
  | { readonly kind: 'people'; readonly id: string; readonly person: MemberCard }
  | { readonly kind: 'post'; readonly id: string; readonly post: Post }
  | { readonly kind: 'events'; readonly id: string; readonly activity: Activity }
  | { readonly kind: 'company'; readonly id: string; readonly company: Company };

const kindOf = (name: string | undefined): SearchKind => searchKinds.find((kind) => kind === name) ?? 'news';

export const isRange = (text: string | undefined): text is DateRange => dateRanges.some((range) => range === text);

const found = <T, F extends Found>(page: PageOf<T>, as: (record: T) => F): PageOf<F> => ({
  ...page,
  records: page.records.map(as),
});

const nothing: PageOf<Found> = { records: [], total: 0, current: 1, size: 0 };

const searches = (query: { keyword: string; current: number; size: number }, range: DateRange | undefined) => {
  const ranged = { ...query, ...(range && { range }) };
  return {
    news: () =>
      Effect.map(call(news.search, { query: ranged }), (page) =>
        found(page, (news) => ({ kind: 'news' as const, id: news.id, news })),
      ),
    people: () =>
      Effect.map(call(people.search, { query: { ...query, ...(range && { lastActive: range }) } }), (page) =>
        found(page, (person) => ({ kind: 'people' as const, id: person.memberId, person })),
      ),
    post: () =>
      Effect.map(call(post.search, { query: ranged }), (page) =>
        found(page, (post) => ({ kind: 'post' as const, id: post.id, post })),
      ),
    events: () =>
      Effect.map(call(activity.search, { query: ranged }), (page) =>
        found(page, (activity) => ({ kind: 'events' as const, id: activity.id, activity })),
      ),
    company: () =>
      Effect.map(call(company.search, { query: ranged }), (page) =>
        found(page, (company) => ({ kind: 'company' as const, id: String(company.id), company })),
      ),
  } satisfies Readonly<Record<SearchKind, () => unknown>>;
};

export type KindCounts = Partial<Readonly<Record<SearchKind, number>>>;

/** How much the other kinds have, at any time; without those that cannot tell. */
export const loadCounts = ({ kind, word = '' }: Params) => {
  const keyword = word.trim();
  const others = keyword === '' ? [] : searchKinds.filter((other) => other !== kindOf(kind));
  const search = searches({ keyword, current: 1, size: 1 }, undefined);
  const counted = others.map((other) => {
    const page: Effect.Effect<PageOf<Found>, Failure, Services> = search[other]();
    const count = Effect.map(page, ({ total }): KindCounts => ({ [other]: total }));
    return Effect.orElseSucceed(count, (): KindCounts => ({}));
  });
  return Effect.map(
    Effect.all(counted, { concurrency: 'unbounded' }),
    (counts): KindCounts => Object.assign({}, ...counts),
  );
};

/** Without a word it loads nothing. */
export const loadResults = ({ kind, word = '', range }: Params, current: number, size: number) => {
  const keyword = word.trim();
  if (keyword === '') return Effect.succeed(nothing);
  const search = searches({ keyword, current, size }, isRange(range) ? range : undefined);
  return search[kindOf(kind)]();
};
