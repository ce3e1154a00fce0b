import { cover } from './covers.ts';
import { randomFor } from './random.ts';
import { categoryCodes } from './vocabulary/categories.ts';
import { topics } from './vocabulary/posts/circles.ts';

export interface TopicRow {
  readonly id: string;
  readonly name: string;
  readonly introduction: string;
  readonly coverImg: string;
  readonly viewCount: number;
}

export const firstTopicId = 5001;

export function createTopics(): TopicRow[] {
  return topics.map((line, at) => {
    const [name = '', introduction = '', code = ''] = line.split('|');
    const id = `${firstTopicId + at}`;
    const random = randomFor(`topic:${id}`);
    const category = categoryCodes.find((known) => known === code) ?? random.pick(categoryCodes);
    return {
      id,
      name,
      introduction,
      coverImg: cover({ key: `topic:${id}`, category }),
      viewCount: random.int(2_000, 60_000),
    };
  });
}
