import type { Seed } from '../domain/domain-seed.ts';
import { kindOf } from '../seed/activity-kinds.ts';
import type { SeedData } from '../seed/create-seed.ts';
import searches from '../seed/data/searches.json' with { type: 'json' };
import { byId, rowOrThrow } from './by-id.ts';

type ActivityPart = Pick<Seed, 'activities' | 'activityItem' | 'activityDetail' | 'activityKeywords'>;

export const activitiesOf = (made: SeedData, tagById: Seed['tagById']): ActivityPart => {
  const rows = byId(made.activities);
  const tagName = (id: number): string => tagById(id)?.name ?? '';
  return {
    activities: made.activities.map((row) => ({
      ...row,
      type: row.kind,
      typeName: tagName(kindOf(row.kind).id),
      sourceName: tagName(row.sourceId),
    })),
    activityItem: (id) => made.activityMapper.toItem(rowOrThrow(rows, id)),
    activityDetail: (id) => made.activityMapper.toDetail(rowOrThrow(rows, id)),
    activityKeywords: searches.activities,
  };
};
