import { Effect } from 'effect';
import { basic, type Tag } from '#services/contract/basic.contract.ts';
import { dateRanges, hotTagsShown, pageSize, tagType } from '#services/contract/constants.ts';
import type { PageOf } from '#services/contract/contract.ts';
import { favourite, favouriteTypes } from '#services/contract/favourite.contract.ts';
import { type Follow, follow } from '#services/contract/follow.contract.ts';
import { news } from '#services/contract/news.contract.ts';
import { type MemberCard, people, type VisitorCard } from '#services/contract/people.contract.ts';
import { post } from '#services/contract/post.contract.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { call, type Services, Store } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import type { Params } from '../kit/page.machine.ts';

/** Enough to have some left that the user does not follow yet. */
const popularAsked = 20;
const recommendedShown = 5;

type Card = MemberCard | VisitorCard;
export type Person = MemberCard & { readonly id: string; readonly visitTime?: number | null };

const personOf = (card: Card): Person => ({ ...card, id: card.memberId });
const peopleOf = (page: PageOf<Card>): PageOf<Person> => ({ ...page, records: page.records.map(personOf) });

const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;

/** Addresses may contain any text. */
const rangeOf = (text: string | undefined) => dateRanges.find((range) => range === text);

export const loadPeople = (params: Params, current: number, size: number) =>
  Effect.map(
    call(people.page, {
      query: {
        current,
        size,
        tagId: numberOf(params.id),
        companyId: numberOf(params.companyId),
        companyCategory: params.companyCategory || undefined,
        locationId: numberOf(params.locationId),
        lastActive: rangeOf(params.lastActive),
      },
    }),
    peopleOf,
  );

export const loadPopular = (_: Params, current: number, size: number) =>
  Effect.map(call(people.hotFollow, { query: { current, size } }), peopleOf);

export const loadInterest = (_: Params, current: number, size: number) =>
  Effect.map(call(people.interested, { query: { current, size, isRandomSort: 'true' } }), peopleOf);

export const loadVisitors = (_: Params, current: number, size: number) =>
  Effect.map(call(people.viewed, { query: { current, size } }), peopleOf);

const recordsOf = ({ records }: PageOf<Card>): readonly Person[] => records.map(personOf);

export const loadRecommended = () =>
  Effect.map(call(people.hotFollow, { query: { current: 1, size: popularAsked } }), (popular): readonly Person[] =>
    recordsOf(popular)
      .filter(({ isFollowed }) => !isFollowed)
      .slice(0, recommendedShown),
  );

/** R7.2-31. A guest has none: no request. */
export const loadOwnVisitors = () =>
  Effect.flatMap(Store, (store) =>
    store.peek(stored.session) === null
      ? Effect.succeed<readonly Person[]>([])
      : Effect.map(call(people.viewed, { query: { current: 1, size: pageSize.visitors } }), recordsOf),
  );

/** R7.2-32. */
export const loadInteresting = () =>
  Effect.map(
    call(people.interested, { query: { current: 1, size: pageSize.interest, isRandomSort: 'true' } }),
    recordsOf,
  );

/** R7.2-29. */
export const loadNewest = (_: Params) =>
  Effect.map(call(people.joinLatest, { query: { current: 1, size: pageSize.newestMembers } }), recordsOf);

/** All or nothing: the filter bar needs every choice. */
export const loadPeopleChoices = (_: Params) =>
  Effect.all(
    {
      companies: call(people.companies),
      categories: call(people.companyCategories),
      locations: call(people.locations),
      lastActive: call(people.lastActive),
    },
    { concurrency: 'unbounded' },
  );
export type PeopleChoices = Effect.Success<ReturnType<typeof loadPeopleChoices>>;

/** The hottest industry tags (R7.4-7, R9-1); on the page of a tag, that tag and its related ones (R7.4-4). */
export const loadPeopleTags = ({ list, id }: Params): Effect.Effect<readonly Tag[], Failure, Services> => {
  const wanted = list === 'tag' ? numberOf(id) : undefined;
  const tags =
    wanted === undefined
      ? Effect.map(
          call(basic.hotTags, { query: { type: 'industry', status: 1, current: 1, size: pageSize.hotTags } }),
          ({ records }) => records,
        )
      : Effect.map(
          Effect.all(
            [
              call(basic.tag, { params: { id: wanted } }),
              call(basic.relatedTags, { params: { id: wanted }, query: { typeId: tagType.industry } }),
            ],
            { concurrency: 'unbounded' },
          ),
          ([tag, related]) => [tag, ...related],
        );
  return Effect.map(tags, (all) => all.slice(0, hotTagsShown));
};

export const loadPerson = ({ id = '' }: Params) => call(people.member, { params: { memberId: id } });

export const loadPersonCode = ({ id = '' }: Params) =>
  call(people.miniappCode, { params: { id }, query: { page: 'pages/member/index' } });

const ofMember = (rows: PageOf<Follow>) => ({
  ...rows,
  records: rows.records.map((row) => ({ ...row, id: row.memberId })),
});
export type Followed = Follow & { readonly id: string };

export const loadFollows = ({ id = '' }: Params, current: number, size: number) =>
  Effect.map(call(follow.follows, { params: { memberId: id }, query: { current, size } }), ofMember);
export const loadFans = ({ id = '' }: Params, current: number, size: number) =>
  Effect.map(call(follow.fans, { params: { memberId: id }, query: { current, size } }), ofMember);

/** Own favourites (R7.2-7), of one kind or all. */
export const loadFavourites = ({ kind }: Params, current: number, size: number) => {
  const type = favouriteTypes.find((known) => known === kind);
  return call(favourite.page, { query: { current, size, ...(type ? { type } : {}) } });
};

/** Published posts (R7.3-5); with `own` also drafts (R7.3-10). */
export const loadPersonPosts = ({ id = '', own }: Params, current: number, size: number) =>
  own ? call(post.my, { query: { current, size } }) : call(post.members, { query: { memberId: id, current, size } });

export const loadArticles = ({ id = '' }: Params, current: number, size: number) =>
  call(news.page, { query: { authorId: id, current, size } });
