import type { FlashRow } from '../domain/seed-rows.ts';
import { type CategoryCode, categoryCodes } from './categories.ts';
import type { CompanyRow } from './companies.ts';
import business from './data/business.json' with { type: 'json' };
import categorySentences from './data/category-sentences.json' with { type: 'json' };
import kinds from './data/flashes.json' with { type: 'json' };
import { factsOf, occasionOf } from './facts.ts';
import { firstUnique } from './first-unique.ts';
import { randomFor } from './random.ts';
import type { StoryName } from './stories.ts';
import { createNewsLeaves, createSourceTags, type NewsLeaf } from './tags.ts';
import { publishTimes } from './times.ts';
import { createWriter } from './writer.ts';

const flashCount = 200;
const newestId = 80_200;
const stories = Object.keys(kinds) as readonly (keyof typeof kinds)[];

const leafOf = (leaves: readonly NewsLeaf[], story: StoryName, category: CategoryCode): readonly number[] => {
  const suited = leaves.filter((leaf) => leaf.story === story && (leaf.categories?.includes(category) ?? true));
  return suited.slice(0, 1).map(({ id }) => id);
};

export function createFlashes(now: number, companies: readonly CompanyRow[], taken: Set<string>): FlashRow[] {
  const leaves = createNewsLeaves();
  const sources = createSourceTags();
  const rhythm = { working: [7, 11], off: [2, 5] } as const;
  return publishTimes(now, flashCount, rhythm, randomFor('flashes:times')).map((publishTime, index) => {
    const id = `${newestId - index}`;
    const { uniqueKeys: _, ...flash } = firstUnique(`flash:${id}`, 60, taken, (nth) => {
      const key = `flash:${id}:${nth}`;
      const random = randomFor(key);
      const story = random.pick(stories);
      const brief = { key, story, categories: categoryCodes, rankWord: null, publishTime };
      const facts = factsOf(brief, companies);
      const slots = { ...facts.slots, move: random.pick(business.priceMoves) };
      const writer = createWriter(slots, categorySentences[facts.code], random);
      const title = writer.write(kinds[story].title);
      const content = writer.write(kinds[story].content);
      const source = random.pick(sources);
      return {
        id,
        title,
        content: `<p>${content}</p>`,
        publishTime,
        sourceId: source.id,
        sourceName: source.name,
        viewCount: random.int(120, 4_800),
        tagIds: leafOf(leaves, story, facts.code),
        companyIds: facts.companies
          .filter(({ shortName }) => `${title}${content}`.includes(shortName))
          .map((company) => company.id),
        uniqueKeys: [title, occasionOf(brief, facts) ?? title],
      };
    });
    return flash;
  });
}
