import { Effect } from 'effect';
import { everyCategory } from '#routes/events.routes.ts';
import { type ActivityPeriod, activity, activityPeriods } from '#services/contract/activity.contract.ts';
import { basic, type Tag } from '#services/contract/basic.contract.ts';
import { pageSize, tagType } from '#services/contract/constants.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import type { Params } from '../kit/page.machine.ts';

/** Three of the next twenty: the most viewed events overall are shown beside them and are months away. */
const featured = { shown: 3, of: 20 } as const;

export interface EventSubject {
  readonly subject: Tag | null;
  readonly categories: readonly Tag[];
  readonly cities: readonly string[];
}

const isPeriod = (word: string): word is ActivityPeriod => activityPeriods.some((period) => period === word);

export const loadEventTags = () => call(basic.tags, { query: { type: tagType.activity } });

/** Excludes past events; the aside shows five (R7.6-22). */
export const loadHotActivities = () =>
  Effect.map(call(activity.hotPage, { query: { size: pageSize.activities, current: 1 } }), ({ records }) => records);

export const loadFeaturedEvents = () =>
  Effect.map(call(activity.page, { query: { size: featured.of, current: 1, period: 'upcoming' } }), ({ records }) =>
    records.toSorted((a, b) => (b.viewCount ?? 0) - (a.viewCount ?? 0)).slice(0, featured.shown),
  );

export const loadEvents = (params: Params, current: number, size: number) => {
  const { tagCode = everyCategory, sourceId, city, period = '', free } = params;
  return call(activity.page, {
    query: {
      current,
      size,
      ...(tagCode === everyCategory ? {} : { type: tagCode }),
      ...(sourceId === undefined ? {} : { sourceId: Number(sourceId) }),
      ...(city ? { city } : {}),
      ...(isPeriod(period) ? { period } : {}),
      ...(free ? { isFree: 'true' as const } : {}),
    },
  });
};

export const loadCalendar = (_: Params, current: number, size: number) =>
  call(activity.page, { query: { current, size, period: 'upcoming' } });

/** An unknown category or organiser fails as a missing page. */
export const loadEventSubject = ({ tagCode = everyCategory, sourceId }: Params) => {
  const organisers =
    sourceId === undefined ? Effect.succeed([]) : call(basic.tags, { query: { type: tagType.organiser } });
  return Effect.flatMap(
    Effect.all([loadEventTags(), organisers, call(activity.cities)], { concurrency: 'unbounded' }),
    ([categories, sources, cities]): Effect.Effect<EventSubject, Failure> => {
      if (sourceId === undefined && tagCode === everyCategory)
        return Effect.succeed({ subject: null, categories, cities });
      const subject =
        sourceId === undefined
          ? categories.find((tag) => tag.tagCode === tagCode)
          : sources.find((tag) => String(tag.id) === sourceId);
      return subject ? Effect.succeed({ subject, categories, cities }) : Effect.fail({ tag: 'missing' });
    },
  );
};

export const loadEvent = ({ id = '' }: Params) => call(activity.detail, { params: { id } });
export const loadEventPreview = ({ id = '' }: Params) => call(activity.preview, { params: { id } });
export const loadRelatedEvents = ({ id = '' }: Params) => call(activity.related, { params: { id } });
export const recordEvent = ({ id = '' }: Params) => call(activity.view, { body: { id } });
