import type { Tag } from '#services/contract/basic.contract.ts';
import { type ActivityFacts, activityFacts } from './activity-facts.ts';
import { type ActivityKind, kindOf } from './activity-kinds.ts';
import { type CategoryCode, suits } from './categories.ts';
import type { CompanyRow } from './companies.ts';
import data from './data/activities.json' with { type: 'json' };
import { firstUnique } from './first-unique.ts';
import { randomFor } from './random.ts';
import { chinaOffset, day, minute } from './times.ts';

export interface ActivityRow extends ActivityFacts {
  readonly id: string;
  readonly title: string;
  readonly kind: ActivityKind;
  readonly sourceId: number;
  readonly publishTime: number;
  readonly startTime: number;
  readonly endTime: number;
  readonly price: number;
  readonly viewCount: number;
  readonly likeCount: number;
}

const activityCount = 120;
const draftCount = 2;
const firstId = 80_001;
const firstOrganiserId = 3201;

const kinds = Object.keys(data.kinds) as readonly ActivityKind[];
const kindList = kinds.flatMap((kind) => Array.from({ length: kindOf(kind).share }, () => kind));

export const createActivityTags = (): Tag[] =>
  kinds.map((kind) => ({
    id: kindOf(kind).id,
    name: kindOf(kind).name,
    typeEnName: 'activity',
    tagCode: kind,
  }));

const organisers = data.organisers.map((organiser, index) => ({ ...organiser, id: firstOrganiserId + index }));

export const createOrganiserTags = (): Tag[] =>
  organisers.map(({ id, name }) => ({ id, name, typeEnName: 'organiser', tagCode: `organiser-${id}` }));

export const organiserIntroduction = (id: number): string =>
  organisers.find((organiser) => organiser.id === id)?.introduction ?? '';

const organisersOf = (category: CategoryCode) => organisers.filter(({ fits }) => suits(fits, category));

const daysAhead = (index: number, spread: number): number => {
  if (index % 40 === 7) return 0;
  const isPast = index % 12 < 5;
  return isPast ? -(2 + ((index * 7 + spread) % 170)) : 1 + ((index * 5 + spread) % 150);
};

function withNewTitle(
  id: string,
  kind: ActivityKind,
  startTime: number,
  companies: readonly CompanyRow[],
  taken: Set<string>,
) {
  return firstUnique(`activity:${id}`, 60, taken, (nth) => {
    const facts = activityFacts(`${id}:${nth}`, kind, startTime, companies);
    const title = facts.write(randomFor(`activity-title:${id}:${nth}`).pick(kindOf(kind).titles));
    return { facts, title, uniqueKeys: [title] };
  });
}

export function createActivities(now: number, companies: readonly CompanyRow[]): ActivityRow[] {
  const midnight = Math.floor((now + chinaOffset) / day) * day - chinaOffset;
  const taken = new Set<string>();
  return Array.from({ length: activityCount }, (_, index) => {
    const id = `${firstId + index}`;
    const random = randomFor(`activity:${id}`);
    const isDraft = index >= activityCount - draftCount;
    const ahead = isDraft ? 60 + (index % 30) : daysAhead(index, random.int(0, 6));
    const kind: ActivityKind = ahead === 0 ? 'trade-show' : random.pick(kindList);
    const words = kindOf(kind);
    const days = random.int(...words.days);
    const startTime = midnight + (ahead === 0 ? -1 : ahead) * day + words.hours[0] * minute;
    const { facts, title } = withNewTitle(id, kind, startTime, companies, taken);
    const published = startTime - random.int(20, 60) * day;
    const publishTime = isDraft ? now + 2 * day : Math.min(now - random.int(60, 6_000) * minute, published);
    const viewCount = random.int(180, ahead >= 0 ? 9_600 : 4_200);
    return {
      ...facts,
      id,
      title,
      kind,
      sourceId: random.pick(organisersOf(facts.category)).id,
      publishTime,
      startTime,
      endTime: startTime + (days - 1) * day + (words.hours[1] - words.hours[0]) * minute,
      price: random.pick(words.prices),
      viewCount,
      likeCount: Math.round(viewCount * (0.01 + random.next() * 0.04)),
    };
  }).sort((a, b) => a.startTime - b.startTime);
}
