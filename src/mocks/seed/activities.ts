import type { Tag } from '#services/contract/basic.contract.ts';
import { type ActivityFacts, activityFacts } from './activity-facts.ts';
import type { CompanyRow } from './companies.ts';
import { randomFor } from './random.ts';
import { type ActivityKind, activityKinds, organisers } from './vocabulary/activities.ts';
import type { CategoryCode } from './vocabulary/categories.ts';

/** An activity of the calendar; its words and picture are made on demand (`activity-desk.ts`). Times in milliseconds. */
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
/** The last ones are written, but not out yet. */
const draftCount = 2;
const firstId = 80_001;
const firstOrganiserId = 3201;
const minute = 60_000;
const day = 86_400_000;
const chinaOffset = 8 * 60 * minute;

const kinds: readonly ActivityKind[] = ['trade-show', 'forum', 'tasting', 'training', 'salon', 'tour'];
const kindList: readonly ActivityKind[] = kinds.flatMap((kind) =>
  Array.from({ length: activityKinds[kind].share }, () => kind),
);

/** Categories of activities. */
export const createActivityTags = (): Tag[] =>
  kinds.map((kind) => ({
    id: activityKinds[kind].id,
    name: activityKinds[kind].name,
    typeEnName: 'activity',
    tagCode: kind,
  }));

/** Those who organise; the first is our own house. */
export const createOrganiserTags = (): Tag[] =>
  organisers.map((line, index) => ({
    id: firstOrganiserId + index,
    name: line.split('|')[0] ?? '',
    typeEnName: 'organiser',
    tagCode: `organiser-${firstOrganiserId + index}`,
  }));

/** In a sentence, who the organiser is. */
export const organiserIntroduction = (id: number): string => organisers[id - firstOrganiserId]?.split('|')[1] ?? '';

const organisersOf = (category: CategoryCode): readonly string[] =>
  organisers.filter((line) => /\|\*$/.test(line) || line.split('|')[2]?.split(' ').includes(category));

/** Days from today to the start: some in the past, a few that run today, most to come. */
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
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const facts = activityFacts(`${id}:${attempt}`, kind, startTime, companies);
    const title = facts.write(randomFor(`activity-title:${id}:${attempt}`).pick(activityKinds[kind].titles));
    if (!taken.has(title)) {
      taken.add(title);
      return { facts, title };
    }
  }
  throw new Error(`no new title for activity ${id}`);
}

/** 120 activities around `now` (milliseconds since 1970), by their start. */
export function createActivities(now: number, companies: readonly CompanyRow[]): ActivityRow[] {
  const midnight = Math.floor((now + chinaOffset) / day) * day - chinaOffset;
  const taken = new Set<string>();
  return Array.from({ length: activityCount }, (_, index) => {
    const id = `${firstId + index}`;
    const random = randomFor(`activity:${id}`);
    const isDraft = index >= activityCount - draftCount;
    const ahead = isDraft ? 60 + (index % 30) : daysAhead(index, random.int(0, 6));
    const kind: ActivityKind = ahead === 0 ? 'trade-show' : random.pick(kindList);
    const words = activityKinds[kind];
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
      sourceId: firstOrganiserId + organisers.indexOf(random.pick(organisersOf(facts.category))),
      publishTime,
      startTime,
      endTime: startTime + (days - 1) * day + (words.hours[1] - words.hours[0]) * minute,
      price: random.pick(words.prices),
      viewCount,
      likeCount: Math.round(viewCount * (0.01 + random.next() * 0.04)),
    };
  }).sort((a, b) => a.startTime - b.startTime);
}
