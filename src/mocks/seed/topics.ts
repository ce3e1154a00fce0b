import type { TopicRow } from '../domain/seed-rows.ts';
import { categoryCodes, categoryOf } from './categories.ts';
import { cover } from './covers.ts';
import data from './data/circles.json' with { type: 'json' };
import { randomFor } from './random.ts';

export const firstTopicId = 5001;

export function createTopics(): TopicRow[] {
  return data.topics.map(({ name, introduction, category }, at) => {
    const id = `${firstTopicId + at}`;
    const random = randomFor(`topic:${id}`);
    return {
      id,
      name,
      introduction,
      coverImg: cover({ key: `topic:${id}`, category: categoryOf(category) ?? random.pick(categoryCodes) }),
      viewCount: random.int(2_000, 60_000),
    };
  });
}
