import { Effect } from 'effect';
import { basicApi } from '#services/basic.api.ts';
import { dateRanges, hotTagsShown, pageSize } from '#services/contract/constants.ts';
import type { PageOf } from '#services/contract/contract.ts';
import type { MemberCard, VisitorCard } from '#services/contract/people.contract.ts';
import { peopleApi } from '#services/people.api.ts';
import type { Params } from '../shared/page.machine.ts';

type Card = MemberCard | VisitorCard;
/** A card as lists know it: by `id`. Of visitors also when they came. */
export type Person = MemberCard & { readonly id: string; readonly visitTime?: number };

const personOf = (card: Card): Person => ({ ...card, id: card.memberId });
const peopleOf = (page: PageOf<Card>): PageOf<Person> => ({ ...page, records: page.records.map(personOf) });

const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;

/** What an address says is taken only where it is one of the ranges. */
const rangeOf = (text: string | undefined) => dateRanges.find((range) => range === text);

/** All people, or those of a tag (`id`), as far as the filter leaves them; what a filter does not say is empty. */
export const loadPeople = (params: Params, current: number, size: number) =>
  Effect.map(
    peopleApi.page({
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
  Effect.map(peopleApi.hotFollow({ query: { current, size } }), peopleOf);

export const loadInterest = (_: Params, current: number, size: number) =>
  Effect.map(peopleApi.interested({ query: { current, size, isRandomSort: 'true' } }), peopleOf);

export const loadVisitors = (_: Params, current: number, size: number) =>
  Effect.map(peopleApi.viewed({ query: { current, size } }), peopleOf);

/** Who joined last (R7.2-29). */
export const loadNewest = (_: Params) =>
  Effect.map(
    peopleApi.joinLatest({ query: { current: 1, size: pageSize.newestMembers } }),
    ({ records }): readonly Person[] => records.map(personOf),
  );

/** The choices of every filter, at once: the filter bar is there as a whole or not at all. */
export const loadPeopleChoices = (_: Params) =>
  Effect.all(
    {
      companies: peopleApi.companies(),
      categories: peopleApi.companyCategories(),
      locations: peopleApi.locations(),
      lastActive: peopleApi.lastActive(),
    },
    { concurrency: 'unbounded' },
  );
export type PeopleChoices = Effect.Success<ReturnType<typeof loadPeopleChoices>>;

/** The hottest industry tags (R9-1), and before them the one that is shown when it is not among them. */
export const loadPeopleTags = ({ list, id }: Params) =>
  Effect.gen(function* () {
    const { records } = yield* basicApi.hotTags({
      query: { type: 'industry', status: 1, current: 1, size: hotTagsShown },
    });
    const wanted = list === 'tag' ? numberOf(id) : undefined;
    if (wanted === undefined || records.some((tag) => tag.id === wanted)) return records;
    return [yield* basicApi.tag({ params: { id: wanted } }), ...records.slice(0, hotTagsShown - 1)];
  });

export const loadPerson = ({ id = '' }: Params) => peopleApi.member({ params: { memberId: id } });

/** The page of the mini program that shows a member. */
const memberPage = 'pages/member/index';

export const loadPersonCode = ({ id = '' }: Params) =>
  peopleApi.miniappCode({ params: { id }, query: { page: memberPage } });
